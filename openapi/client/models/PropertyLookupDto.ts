/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookupItemDto } from './LookupItemDto';
export type PropertyLookupDto = {
    storeTypes: Array<LookupItemDto>;
    states: Array<LookupItemDto>;
    documentTypes: Array<LookupItemDto>;
};

