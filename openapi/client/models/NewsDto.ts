/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewsItemDto } from './NewsItemDto';
export type NewsDto = {
    /**
     * The five newest.
     */
    first: Array<NewsItemDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

