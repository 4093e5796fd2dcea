/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BuyerOfferDto } from './BuyerOfferDto';
import type { BuyerStoreDto } from './BuyerStoreDto';
export type BuyerStoresDto = {
    MyStores: Array<BuyerStoreDto>;
    MyDeals: Array<BuyerOfferDto>;
    UnreadCount: number;
};

