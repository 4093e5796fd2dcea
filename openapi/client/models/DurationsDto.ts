/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DurationsDto = {
    /**
     * Null for fewer than five deals.
     */
    median: number | null;
    /**
     * Eight of ten took at most this long; null for fewer than five deals.
     */
    percentile80: number | null;
    /**
     * How many deals it took so long; one counts again when it happened to it again.
     */
    count: number;
};

