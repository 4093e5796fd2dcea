/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchItemDto } from './BatchItemDto';
export type PropertyBatchDto = {
    /**
     * What is to be done, one after the other.
     */
    items: Array<BatchItemDto>;
};

