/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketTokenDto = {
    /**
     * Opens /market-analysis?token=... for 30 minutes.
     */
    Token: string;
};

