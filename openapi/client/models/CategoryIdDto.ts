/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryIdDto = {
    /**
     * The id of the record.
     */
    ID: number;
};

