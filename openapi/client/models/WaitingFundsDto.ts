/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FundsToCheckDto } from './FundsToCheckDto';
export type WaitingFundsDto = {
    /**
     * The five that have waited longest.
     */
    first: Array<FundsToCheckDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

