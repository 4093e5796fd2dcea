/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReportRequestDto = {
    /**
     * From lookup/daterange.
     */
    DateRangeID?: number;
    /**
     * The first day.
     */
    StartDate?: string;
    /**
     * The last day.
     */
    EndDate?: string;
};

