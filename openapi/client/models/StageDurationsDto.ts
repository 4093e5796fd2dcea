/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StageDurationsDto = {
    /**
     * Null for fewer than five deals.
     */
    median: number | null;
    /**
     * Eight of ten took at most this long; null for fewer than five deals.
     */
    percentile80: number | null;
    /**
     * The id of the stage.
     */
    stageId: 4 | 6 | 3 | 1;
    /**
     * How many deals it took so long; one counts again when it happened to it again.
     */
    count: number;
};

