/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealDateBodyDto = {
    dueOn?: string | null;
    doneOn?: string | null;
    /**
     * Whole dollars.
     */
    amount?: number | null;
    note?: string | null;
};

