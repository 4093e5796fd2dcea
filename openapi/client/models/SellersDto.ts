/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaginationDto } from './PaginationDto';
import type { SellerItemDto } from './SellerItemDto';
import type { SellersRequestDto } from './SellersRequestDto';
export type SellersDto = {
    /**
     * The sellers of the page.
     */
    Sellers: Array<SellerItemDto>;
    /**
     * What was asked for.
     */
    Criteria: SellersRequestDto;
    Pagination: PaginationDto;
};

