/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyRequestToAnswerDto } from './PrivacyRequestToAnswerDto';
export type PrivacyRequestsToAnswerDto = {
    /**
     * The five that are due first.
     */
    first: Array<PrivacyRequestToAnswerDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

