/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangeDealDto = {
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
};

