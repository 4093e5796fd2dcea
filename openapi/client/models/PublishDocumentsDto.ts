/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PublishDocumentsDto = {
    /**
     * The ids of the records.
     */
    ids: Array<number>;
};

