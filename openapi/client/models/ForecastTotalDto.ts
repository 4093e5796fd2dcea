/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ForecastTotalDto = {
    /**
     * How many there are.
     */
    count: number;
    /**
     * The price in whole dollars.
     */
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

