/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SellerStoreDto } from './SellerStoreDto';
export type SellerStoresDto = {
    /**
     * The properties of the page.
     */
    Stores: Array<SellerStoreDto>;
    /**
     * How many have not been read.
     */
    UnreadCount: number;
};

