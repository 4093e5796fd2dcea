/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PastPriceDto = {
    /**
     * When it happened.
     */
    At: string;
    /**
     * Whole dollars.
     */
    Price: number;
};

