/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketListingDto = {
    StoreID: number;
    StoreName: string;
    /**
     * Miles, one decimal.
     */
    Distance: number;
    RentableSQFT: number | null;
    Price: number | null;
    PricePerSQFT: number | null;
    Status: string;
    Latitude: number;
    Longitude: number;
    /**
     * YYYY-MM-DD, when the listing was last changed.
     */
    Date: string;
};

