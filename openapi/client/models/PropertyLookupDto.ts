/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookupItemDto } from './LookupItemDto';
export type PropertyLookupDto = {
    /**
     * The kinds of properties.
     */
    storeTypes: Array<LookupItemDto>;
    /**
     * The United States.
     */
    states: Array<LookupItemDto>;
    /**
     * The kinds of documents.
     */
    documentTypes: Array<LookupItemDto>;
};

