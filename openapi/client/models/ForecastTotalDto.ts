/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ForecastTotalDto = {
    count: number;
    price: number;
    /**
     * The prices by the probability of their stages.
     */
    weighted: number;
    /**
     * What the office earns of that.
     */
    commission: number;
};

