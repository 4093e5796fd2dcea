/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerStoreDetailDto = {
    StoreID: number;
    StoreName: string;
    Address1: string;
    Address2: string | null;
    City: string;
    StateCode: string;
    ZipCode: string;
    StatusID: number;
    Status: string;
    /**
     * Deals that the office has taken on before terms were submitted; none of them is an offer that could be answered.
     */
    InTalks: number;
    /**
     * When the seller can read the offers, none of which is listed until then; null where they can.
     */
    OffersSealedUntil: string | null;
};

