/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketSupplyDto = {
    Properties: number;
    /**
     * Net rentable square feet of the listings within the radius.
     */
    NRSF: number;
    NRSFPerHead: number | null;
    Source: string;
    /**
     * YYYY-MM-DD
     */
    Date: string;
};

