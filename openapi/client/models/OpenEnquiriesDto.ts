/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OpenEnquiryDto } from './OpenEnquiryDto';
export type OpenEnquiriesDto = {
    /**
     * The five that have waited longest.
     */
    first: Array<OpenEnquiryDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

