/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LookupItemDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The name.
     */
    Name: string;
};

