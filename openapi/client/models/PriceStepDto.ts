/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PriceStepDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The name.
     */
    readonly name: string;
    /**
     * Whole dollars.
     */
    amount: number;
    /**
     * Lists show the lowest first.
     */
    position: number;
};

