/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReportPriceDto = {
    /**
     * When it happened.
     */
    at: string;
    /**
     * Whole dollars.
     */
    price: number;
};

