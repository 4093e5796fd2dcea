/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoreFormDto = {
    Address2?: string | null;
    /**
     * USA when it is not given.
     */
    Country?: string | null;
    /**
     * Absent or 0 on creation.
     */
    StoreID?: number;
    StoreName: string;
    Address1: string;
    City?: string;
    StateID: number;
    ZipCode?: string;
    StoreTypeID: number;
    /**
     * Square feet; thousand separators are fine.
     */
    RentableSQFT?: number;
    Acerage?: number;
    /**
     * Whole dollars; thousand separators are fine.
     */
    Price?: number;
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
    IsFeatureListing?: boolean;
    /**
     * `Save` sends true; `Save As Draft` false.
     */
    ISActive?: boolean;
    StatusID?: number;
    Latitude?: number;
    Longitude?: number;
};

