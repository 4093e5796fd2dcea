/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FailedMailDto } from './FailedMailDto';
export type FailedMailsDto = {
    /**
     * The five newest.
     */
    first: Array<FailedMailDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

