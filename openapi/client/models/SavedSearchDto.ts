/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Frequency } from './Frequency';
export type SavedSearchDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * Path and query of the search's page.
     */
    address: string;
    frequency: Frequency;
    /**
     * How many listed properties were found as new, reduced or back on the market within the last seven days.
     */
    readonly newCount: number;
    /**
     * When its owner was told of something last.
     */
    readonly lastSentAt: string | null;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * The name.
     */
    name: string;
    /**
     * Nobody is told of what is found until then.
     */
    pausedUntil: string | null;
};

