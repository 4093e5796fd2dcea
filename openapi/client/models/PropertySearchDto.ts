/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PropertySearchDto = {
    Keyword?: string | null;
    City?: string | null;
    IsShowFull?: boolean;
    /**
     * 0 default, 1 price, 3 area.
     */
    SortBy?: 0 | 1 | 3;
    SortOrder?: 'ASC' | 'DESC';
    /**
     * Only what lies in this part of the map: `south,west,north,east` in degrees.
     */
    Bounds?: string;
    StoreTypeID?: number;
    StateID?: number;
    /**
     * Whole dollars, 0 to 25,000,000.
     */
    PriceStart?: number;
    PriceEnd?: number;
    /**
     * Also those whose price is not shown, whatever the bounds of the price are; closed ones stay out.
     */
    IncludeUnpriced?: boolean;
    /**
     * NRSF, 0 to 500,000.
     */
    RentableSQFTStart?: number;
    RentableSQFTEnd?: number;
    /**
     * Only these statuses, 1 to 4; without them all.
     */
    StatusIDs?: Array<1 | 2 | 3 | 4>;
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
};

