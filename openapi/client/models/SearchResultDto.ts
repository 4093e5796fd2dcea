/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SearchResultDto = {
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The name of the property.
     */
    StoreName: string;
    /**
     * Stored name of the cover; null without pictures.
     */
    StoreImage: string | null;
    /**
     * Dominant colour of the cover, #rrggbb.
     */
    StoreImageColor: string | null;
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
     * Two letters.
     */
    State: string;
    /**
     * The ZIP code.
     */
    ZipCode: string;
    /**
     * Rentable square feet.
     */
    RentableSQFT: number | null;
    /**
     * Acres.
     */
    Acerage: number | null;
    /**
     * Whole dollars; null when words stand instead of it, when unpriced or closed.
     */
    Price: number | null;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID: number;
    /**
     * Where it stands.
     */
    Status: string;
    /**
     * The id of the kind of property, as lookups list it.
     */
    StoreTypeID: number;
    /**
     * The id of the words that stand in place of the price, as lookups list it.
     */
    AlternatePriceOptionID: number | null;
    /**
     * The words that stand in place of the price.
     */
    AlternatePriceOptionName: string | null;
    /**
     * YYYY-MM-DD
     */
    AlternatePriceOptionDate: string | null;
    /**
     * Degrees north.
     */
    Latitude: number | null;
    /**
     * Degrees east.
     */
    Longitude: number | null;
    /**
     * Whether it is shown on the home page.
     */
    IsFeatureListing: boolean;
    /**
     * Null when closed.
     */
    CreatedDate: string | null;
    /**
     * Percent; null where price or NOI is not shown.
     */
    CapRate: number | null;
    /**
     * Dollars per rentable square foot; null where the price is not shown.
     */
    PricePerSQFT: number | null;
    /**
     * Percent; null when closed.
     */
    PhysicalOccupancyArea: number | null;
    /**
     * Percent; null when closed.
     */
    PhysicalOccupancyUnits: number | null;
    /**
     * Percent, physical, by area; null when closed, and where figures are kept for those who have signed the NDA.
     */
    Occupancy: number | null;
    /**
     * Net operating income, whole dollars a year; null as Occupancy is.
     */
    NOI: number | null;
    /**
     * How many units there are.
     */
    UnitCount: number | null;
    /**
     * The year in which it was built.
     */
    YearBuilt: number | null;
    /**
     * When the price was reduced that is shown; null where it was not, or was raised since.
     */
    PriceReducedOn: string | null;
    /**
     * The public range beside words that stand instead of the price, whole dollars; null where there is none.
     */
    GuidanceLow: number | null;
    /**
     * The upper end of the guidance, in whole dollars.
     */
    GuidanceHigh: number | null;
    /**
     * In `DaysListedType`; null when closed.
     */
    DaysListed: number | null;
    /**
     * Days, Months or Years.
     */
    DaysListedType: string | null;
};

