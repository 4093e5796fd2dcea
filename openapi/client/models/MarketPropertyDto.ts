/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketPropertyDto = {
    StoreID: number;
    StoreName: string;
    Address1: string;
    City: string;
    StateCode: string;
    ZipCode: string;
    RentableSQFT: number | null;
    Price: number | null;
    PricePerSQFT: number | null;
    Latitude: number | null;
    Longitude: number | null;
    /**
     * YYYY-MM-DD, when the property was last changed.
     */
    Date: string;
};

