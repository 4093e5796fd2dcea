/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerStoreDto = {
    StoreID: number;
    StoreName: string;
    CreatedDate: string;
    Address: string;
    City: string;
    State: string;
    ZipCode: string;
    StoreStatus: string;
    StatusID: number;
    StoreImage: string | null;
    StoreImageColor: string | null;
    BuyerStoreNDAID: number | null;
    /**
     * How many offers were made on it.
     */
    Offers: number;
    Status: string;
    ISActive: boolean;
};

