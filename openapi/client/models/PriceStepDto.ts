/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PriceStepDto = {
    /**
     * Whole dollars.
     */
    amount: number;
    id: number;
    name: string;
    /**
     * Lists show the lowest first.
     */
    position: number;
};

