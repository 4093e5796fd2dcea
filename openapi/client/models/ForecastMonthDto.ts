/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ForecastMonthDto = {
    /**
     * The first day of the month, as YYYY-MM-DD.
     */
    month: string;
    /**
     * What it is called on the screens.
     */
    label: string;
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

