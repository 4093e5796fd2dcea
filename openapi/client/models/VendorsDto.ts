/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaginationDto } from './PaginationDto';
import type { VendorDto } from './VendorDto';
import type { VendorSearchDto } from './VendorSearchDto';
export type VendorsDto = {
    /**
     * The vendors of the page.
     */
    Vendors: Array<VendorDto>;
    Pagination: PaginationDto;
    /**
     * What was asked for.
     */
    Criteria: VendorSearchDto;
};

