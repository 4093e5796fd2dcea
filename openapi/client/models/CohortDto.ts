/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CohortDto = {
    label: string;
    /**
     * Whether the month is not over, or begins before the range.
     */
    part: boolean;
    interested: number;
    offered: number;
    accepted: number;
    sold: number;
};

