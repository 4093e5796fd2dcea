/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketPropertyDto = {
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
     * Rentable square feet.
     */
    RentableSQFT: number | null;
    /**
     * The price in whole dollars.
     */
    Price: number | null;
    /**
     * Dollars per rentable square foot.
     */
    PricePerSQFT: number | null;
    /**
     * Degrees north.
     */
    Latitude: number | null;
    /**
     * Degrees east.
     */
    Longitude: number | null;
    /**
     * YYYY-MM-DD, when the property was last changed.
     */
    Date: string;
};

