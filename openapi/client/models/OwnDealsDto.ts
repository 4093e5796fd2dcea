/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnDealDto } from './OwnDealDto';
export type OwnDealsDto = {
    /**
     * The five that have been late for longest, then those that have stood at their stage for longest.
     */
    first: Array<OwnDealDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

