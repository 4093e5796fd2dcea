/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerStoreDetailDto = {
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The name of the property.
     */
    StoreName: string;
    /**
     * Street and number.
     */
    Address1: string;
    /**
     * What comes below the street, such as a suite.
     */
    Address2: string | null;
    /**
     * The city.
     */
    City: string;
    /**
     * The two letters of one of the United States.
     */
    StateCode: string;
    /**
     * The ZIP code.
     */
    ZipCode: string;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID: number;
    /**
     * Where it stands.
     */
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

