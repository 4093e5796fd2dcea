/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketFigureDto = {
    Value: number | null;
    Source: string;
    /**
     * YYYY-MM-DD
     */
    Date: string;
};

