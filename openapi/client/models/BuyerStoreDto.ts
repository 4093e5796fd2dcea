/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BuyerStoreDto = {
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
};

