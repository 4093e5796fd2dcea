/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BatchItemDto = {
    /**
     * What is done: `create` as POST does it, `change` as PATCH, `delete` as DELETE.
     */
    operation: 'create' | 'change' | 'delete';
    /**
     * The fields of the record as POST takes them, or those that PATCH changes; left out with `delete`.
     */
    body?: Record<string, any>;
    /**
     * The record that is changed or deleted; left out with `create`.
     */
    id?: number | null;
    /**
     * As the header `If-Match`: an `ETag` of the record, so that only this version of it is changed or deleted.
     */
    ifMatch?: string;
};

