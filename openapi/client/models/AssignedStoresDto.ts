/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AssignedStoresDto = {
    /**
     * The id of the seller.
     */
    SellerId: number;
    /**
     * The ids of the properties.
     */
    StoreIDs: Array<number>;
};

