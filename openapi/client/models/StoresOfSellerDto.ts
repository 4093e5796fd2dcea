/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaginationDto } from './PaginationDto';
import type { StoreDto } from './StoreDto';
export type StoresOfSellerDto = {
    /**
     * The properties of the seller.
     */
    SellerStores: Array<StoreDto>;
    /**
     * Joined by commas.
     */
    StoreIDs: string;
    Pagination: PaginationDto;
};

