/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerStoreIdsDto = {
    /**
     * Ids of the seller's properties, joined by commas.
     */
    StoreIDs: string;
};

