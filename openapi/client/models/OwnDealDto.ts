/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnDealDto = {
    /**
     * UTC, since when it is at this stage.
     */
    statusDate: string;
    /**
     * The id of the deal.
     */
    dealId: number;
    /**
     * The name of the property.
     */
    propertyName: string;
    /**
     * Null for an offline buyer.
     */
    buyerId: number | null;
    /**
     * The name of the buyer.
     */
    buyerName: string;
    /**
     * Whole dollars.
     */
    price: number | null;
    /**
     * Submitted, In Process or Accepted.
     */
    statusId: number;
    /**
     * YYYY-MM-DD, the first day that has passed without what was due on it; null when nothing is late.
     */
    lateSince: string | null;
};

