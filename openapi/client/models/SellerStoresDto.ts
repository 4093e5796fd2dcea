/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SellerStoreDto } from './SellerStoreDto';
export type SellerStoresDto = {
    Stores: Array<SellerStoreDto>;
    UnreadCount: number;
};

