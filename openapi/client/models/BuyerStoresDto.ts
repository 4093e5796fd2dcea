/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BuyerStoreDto } from './BuyerStoreDto';
import type { OfferDto } from './OfferDto';
export type BuyerStoresDto = {
    MyStores: Array<BuyerStoreDto>;
    MyDeals: Array<OfferDto>;
    UnreadCount: number;
};

