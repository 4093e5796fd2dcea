/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketListingDto = {
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The name of the property.
     */
    StoreName: string;
    /**
     * Miles, one decimal.
     */
    Distance: number;
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
     * Where it stands.
     */
    Status: string;
    /**
     * Degrees north.
     */
    Latitude: number;
    /**
     * Degrees east.
     */
    Longitude: number;
    /**
     * YYYY-MM-DD, when the listing was last changed.
     */
    Date: string;
};

