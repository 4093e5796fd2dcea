/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReportNoteDto = {
    /**
     * What the broker says of the week; null or an empty text takes it away.
     */
    note?: string | null;
};

