/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AssignSellerRequestDto = {
    /**
     * Ids joined by commas; written StoreIDs or StoreIds.
     */
    StoreIDs: string;
    /**
     * The id of the seller.
     */
    SellerId: number;
    /**
     * False takes the properties away from the seller.
     */
    IsAssignSeller?: boolean;
};

