/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CalendarBodyDto = {
    /**
     * Titles alone, no prices: for a calendar that others look into.
     */
    private?: boolean;
};

