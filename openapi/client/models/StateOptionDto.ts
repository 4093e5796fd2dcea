/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StateOptionDto = {
    /**
     * Two letters.
     */
    code: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name.
     */
    name: string;
};

