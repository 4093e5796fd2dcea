/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClosedListingDto } from './ClosedListingDto';
export type ListingFiguresDto = {
    /**
     * Properties for sale, under LOI or under contract.
     */
    listed: number;
    /**
     * Properties that have been closed.
     */
    closed: number;
    /**
     * Net rentable square feet of those listed.
     */
    rentableSqft: number;
    /**
     * At most four, the last one first.
     */
    latestClosed: Array<ClosedListingDto>;
};

