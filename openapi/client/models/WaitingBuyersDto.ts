/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WaitingBuyerDto } from './WaitingBuyerDto';
export type WaitingBuyersDto = {
    /**
     * The five who have waited longest.
     */
    first: Array<WaitingBuyerDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

