/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealDateBodyDto = {
    /**
     * The day on which it is due, as YYYY-MM-DD.
     */
    dueOn?: string | null;
    /**
     * The day on which it was done, as YYYY-MM-DD.
     */
    doneOn?: string | null;
    /**
     * Whole dollars.
     */
    amount?: number | null;
    /**
     * What the writer noted.
     */
    note?: string | null;
};

