/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealActionDto = {
    /**
     * The id of the record.
     */
    Id: number;
    /**
     * The id of the property.
     */
    StoreId?: number;
    /**
     * The id of the buyer.
     */
    BuyerId?: number;
    /**
     * The price in whole dollars.
     */
    Price?: number;
    /**
     * Of the terms that were shown, as listed with the offer.
     */
    Version?: number;
    /**
     * The id of the stage of the deal.
     */
    DealStatusID?: number;
};

