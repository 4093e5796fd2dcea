/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoreFormDto = {
    /**
     * What comes below the street, such as a suite.
     */
    Address2?: string | null;
    /**
     * USA when it is not given.
     */
    Country?: string | null;
    /**
     * Absent or 0 on creation.
     */
    StoreID?: number;
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
    City?: string;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateID: number;
    /**
     * The ZIP code.
     */
    ZipCode?: string;
    /**
     * The id of the kind of property, as lookups list it.
     */
    StoreTypeID: number;
    /**
     * Square feet; thousand separators are fine.
     */
    RentableSQFT?: number;
    /**
     * Acres.
     */
    Acerage?: number;
    /**
     * Whole dollars; thousand separators are fine.
     */
    Price?: number;
    /**
     * The id of the words that stand in place of the price, as lookups list it.
     */
    AlternatePriceOptionID?: number;
    /**
     * MM-dd-yyyy or ISO; only with option 6, where it is required.
     */
    AlternatePriceOptionDate?: string | null;
    /**
     * MM-dd-yyyy or ISO.
     */
    OffersDueDate?: string | null;
    /**
     * Required on update.
     */
    IsRoomForExpansion?: boolean;
    /**
     * Whether it is shown on the home page.
     */
    IsFeatureListing?: boolean;
    /**
     * `Save` sends true; `Save As Draft` false.
     */
    ISActive?: boolean;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID?: number;
    /**
     * Degrees north.
     */
    Latitude?: number;
    /**
     * Degrees east.
     */
    Longitude?: number;
};

