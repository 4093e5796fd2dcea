/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DirectoryVendorDto } from './DirectoryVendorDto';
import type { PaginationDto } from './PaginationDto';
export type DirectoryDto = {
    /**
     * The vendors of the page.
     */
    Vendors: Array<DirectoryVendorDto>;
    Pagination: PaginationDto;
};

