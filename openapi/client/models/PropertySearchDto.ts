/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PropertySearchDto = {
    /**
     * Words that are looked for.
     */
    Keyword?: string | null;
    /**
     * The city.
     */
    City?: string | null;
    /**
     * Whether all fields are wanted.
     */
    IsShowFull?: boolean;
    /**
     * 0 default, 1 price, 3 area, 4 cap rate, 5 price per sq. ft, 6 newest change, whatever the order.
     */
    SortBy?: 0 | 1 | 3 | 4 | 5 | 6;
    /**
     * The direction of the order.
     */
    SortOrder?: 'ASC' | 'DESC';
    /**
     * Only what lies in this part of the map: `south,west,north,east` in degrees.
     */
    Bounds?: string;
    /**
     * The id of the kind of property, as lookups list it.
     */
    StoreTypeID?: number;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateID?: number;
    /**
     * Whole dollars, 0 to 25,000,000.
     */
    PriceStart?: number;
    /**
     * At most this price, in whole dollars.
     */
    PriceEnd?: number;
    /**
     * Also those whose price is not shown, whatever the bounds of the price are; closed ones stay out.
     */
    IncludeUnpriced?: boolean;
    /**
     * NRSF, 0 to 500,000.
     */
    RentableSQFTStart?: number;
    /**
     * At most so many rentable square feet.
     */
    RentableSQFTEnd?: number;
    /**
     * Only these statuses, 1 to 4; without them all.
     */
    StatusIDs?: Array<1 | 2 | 3 | 4>;
    /**
     * NOI / price in percent, both ends included; like all that follows it finds no closed property.
     */
    CapRateStart?: number;
    /**
     * At most this cap rate, in percent.
     */
    CapRateEnd?: number;
    /**
     * Dollars per rentable square foot.
     */
    PricePerSQFTStart?: number;
    /**
     * At most so many dollars per rentable square foot.
     */
    PricePerSQFTEnd?: number;
    /**
     * Whole dollars a year.
     */
    NOIStart?: number;
    /**
     * At most this net operating income, in whole dollars a year.
     */
    NOIEnd?: number;
    /**
     * Physical, by area, percent.
     */
    OccupancyStart?: number;
    /**
     * At least so many units.
     */
    UnitsStart?: number;
    /**
     * At most so many units.
     */
    UnitsEnd?: number;
    /**
     * Built in this year or later.
     */
    YearBuiltStart?: number;
    /**
     * Built in this year or before.
     */
    YearBuiltEnd?: number;
    /**
     * Share of the area that is climate-controlled, percent.
     */
    ClimateShareStart?: number;
    /**
     * YYYY-MM-DD: listed on that day (UTC) or since.
     */
    ListedSince?: string;
    /**
     * YYYY-MM-DD: the price that is shown was reduced on that day (UTC) or since.
     */
    PriceReducedSince?: string;
    /**
     * Only those with room for expansion.
     */
    ExpansionOnly?: boolean;
    /**
     * Only what lies in one to three rings of 3 to 100 points each, 40 degrees wide at most:
     * `latitude,longitude_latitude,longitude_...` in degrees of five decimals, rings apart by `~`. A ring within a ring is a
     * hole, and an edge is in.
     */
    Area?: string;
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

