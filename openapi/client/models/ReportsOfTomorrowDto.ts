/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportOfTomorrowDto } from './ReportOfTomorrowDto';
export type ReportsOfTomorrowDto = {
    /**
     * Five, those without a sentence of the broker first.
     */
    first: Array<ReportOfTomorrowDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

