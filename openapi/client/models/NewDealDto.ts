/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewDealDto = {
    /**
     * What there is to say of it.
     */
    Description?: string | null;
    /**
     * The id of the record.
     */
    ID?: number;
    /**
     * The id of the buyer.
     */
    BuyerID: number;
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The name of the deal.
     */
    DealName: string;
    /**
     * The price in whole dollars.
     */
    Price: number;
};

