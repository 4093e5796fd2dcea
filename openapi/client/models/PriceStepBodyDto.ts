/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PriceStepBodyDto = {
    /**
     * Whole dollars.
     */
    amount: number;
    /**
     * Where it stands in its order; of a person, what they are.
     */
    position?: number;
};

