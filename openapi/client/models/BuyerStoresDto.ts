/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BuyerOfferDto } from './BuyerOfferDto';
import type { BuyerStoreDto } from './BuyerStoreDto';
export type BuyerStoresDto = {
    /**
     * The properties in which the buyer is interested.
     */
    MyStores: Array<BuyerStoreDto>;
    /**
     * The buyer's offers.
     */
    MyDeals: Array<BuyerOfferDto>;
    /**
     * How many have not been read.
     */
    UnreadCount: number;
};

