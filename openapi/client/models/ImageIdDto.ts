/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImageIdDto = {
    /**
     * The id of the record.
     */
    id: number;
};

