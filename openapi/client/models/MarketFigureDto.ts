/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketFigureDto = {
    /**
     * The figure, in the unit that belongs to it.
     */
    Value: number | null;
    /**
     * Where the figure comes from.
     */
    Source: string;
    /**
     * YYYY-MM-DD, the day of the data; its first day where only a month is known.
     */
    Date: string;
};

