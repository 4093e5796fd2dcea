/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaginationDto } from './PaginationDto';
import type { StoreDto } from './StoreDto';
import type { StoresRequestDto } from './StoresRequestDto';
export type StoresDto = {
    /**
     * The properties of the page.
     */
    Stores: Array<StoreDto>;
    /**
     * What was asked for.
     */
    Criteria: StoresRequestDto;
    Pagination: PaginationDto;
};

