/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WaitingNdaDto } from './WaitingNdaDto';
export type WaitingNdasDto = {
    /**
     * The five that have waited longest.
     */
    first: Array<WaitingNdaDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

