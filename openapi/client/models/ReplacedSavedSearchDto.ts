/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Frequency } from './Frequency';
export type ReplacedSavedSearchDto = {
    /**
     * Left out: daily.
     */
    frequency?: Frequency;
    /**
     * Left out or null: it is not paused.
     */
    pausedUntil?: string | null;
    name: string;
    /**
     * Path and query of the search's page: `/property/search/Austin?type=1`.
     */
    address: string;
};

