/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BuyerStoreDto = {
    StoreID: number;
    StoreName: string;
    CreatedDate: string | null;
    Address: string | null;
    City: string | null;
    State: string | null;
    ZipCode: string | null;
    StoreStatus: string | null;
    StatusID: number | null;
    /**
     * Whether its page can be opened.
     */
    IsListed: boolean;
    StoreImage: string | null;
    StoreImageColor: string | null;
    BuyerStoreNDAID: number | null;
    /**
     * The stage of the buyer's own newest deal on it; null on a seller's dashboard.
     */
    DealStatusID: number | null;
    DealStatus: string | null;
};

