/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImportColumnsDto = {
    /**
     * The field of each column, from left to right; empty where a column is left out.
     */
    columns: Array<string>;
};

