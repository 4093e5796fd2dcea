/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketFigureDto = {
    Value: number | null;
    Source: string;
    /**
     * YYYY-MM-DD, the day of the data; its first day where only a month is known.
     */
    Date: string;
};

