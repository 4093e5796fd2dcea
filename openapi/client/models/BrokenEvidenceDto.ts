/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BrokenEvidenceDto = {
    /**
     * UTC, when it was found.
     */
    at: string;
    /**
     * The table of the record.
     */
    table: string;
    /**
     * Its id, as digits.
     */
    row: string;
    /**
     * What became of it, such as `was changed after it was sealed`.
     */
    why: string;
};

