/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SearchRowDto = {
    /**
     * What was looked for.
     */
    SearchKeyword: string;
    /**
     * How many there are.
     */
    Count: number;
};

