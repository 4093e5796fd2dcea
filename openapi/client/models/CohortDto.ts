/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CohortDto = {
    /**
     * What it is called on the screens.
     */
    label: string;
    /**
     * Whether the month is not over, or begins before the range.
     */
    part: boolean;
    /**
     * How many deals began in it.
     */
    interested: number;
    /**
     * How many of them have an offer.
     */
    offered: number;
    /**
     * How many of them have an accepted offer.
     */
    accepted: number;
    /**
     * How many of them were sold.
     */
    sold: number;
};

