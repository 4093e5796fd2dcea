/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReportRequestDto = {
    /**
     * From lookup/daterange.
     */
    DateRangeID?: number;
    StartDate?: string;
    EndDate?: string;
};

