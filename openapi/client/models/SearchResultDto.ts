/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SearchResultDto = {
    StoreID: number;
    StoreName: string;
    /**
     * Stored name of the cover; null without pictures.
     */
    StoreImage: string | null;
    /**
     * Dominant colour of the cover, #rrggbb.
     */
    StoreImageColor: string | null;
    Address1: string;
    Address2: string | null;
    City: string;
    /**
     * Two letters.
     */
    State: string;
    ZipCode: string;
    RentableSQFT: number | null;
    Acerage: number | null;
    /**
     * Whole dollars; null when words stand instead of it, when unpriced or closed.
     */
    Price: number | null;
    StatusID: number;
    Status: string;
    StoreTypeID: number;
    AlternatePriceOptionID: number | null;
    AlternatePriceOptionName: string | null;
    /**
     * YYYY-MM-DD
     */
    AlternatePriceOptionDate: string | null;
    Latitude: number | null;
    Longitude: number | null;
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
    UnitCount: number | null;
    YearBuilt: number | null;
    /**
     * When the price was reduced that is shown; null where it was not, or was raised since.
     */
    PriceReducedOn: string | null;
    /**
     * The public range beside words that stand instead of the price, whole dollars; null where there is none.
     */
    GuidanceLow: number | null;
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

