/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PrivacyNoteDto = {
    /**
     * What the office notes for itself; null for nothing.
     */
    note?: string | null;
};

