/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WaitingOfferDto } from './WaitingOfferDto';
export type WaitingOffersDto = {
    /**
     * The five that have waited longest.
     */
    first: Array<WaitingOfferDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

