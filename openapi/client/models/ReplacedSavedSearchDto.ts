/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Frequency } from './Frequency';
export type ReplacedSavedSearchDto = {
    /**
     * Path and query of the search's page.
     */
    address: string;
    /**
     * Left out: daily.
     */
    frequency?: Frequency;
    /**
     * Left out or null: it is not paused.
     */
    pausedUntil?: string | null;
    /**
     * The name.
     */
    name: string;
};

