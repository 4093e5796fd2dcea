/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoreDto = {
    StoreID: number;
    StoreName: string;
    Address1: string;
    Address2: string | null;
    City: string;
    StateID: number;
    StateCode: string;
    ZipCode: string;
    Country: string;
    /**
     * HTML, sanitised.
     */
    Description: string;
    StoreTypeID: number;
    RentableSQFT: number | null;
    Acerage: number | null;
    /**
     * Whole dollars.
     */
    Price: number | null;
    IsRoomForExpansion: boolean | null;
    IsFeatureListing: boolean;
    Latitude: number | null;
    Longitude: number | null;
    /**
     * Published.
     */
    ISActive: boolean;
    StatusID: number;
    Status: string;
    SellerID: number | null;
    SellerName: string | null;
    CreatedDate: string;
    ModifiedDate: string;
    AlternatePriceOptionID: number | null;
    AlternatePriceOptionName: string | null;
    /**
     * YYYY-MM-DD.
     */
    AlternatePriceOptionDate: string | null;
    /**
     * YYYY-MM-DD.
     */
    OffersDueDate: string | null;
    VideoCode: string | null;
    /**
     * Miles.
     */
    MVPRadius: number;
    /**
     * Ids joined by commas.
     */
    BrokerIds: string;
    BrokerNames: string;
    DaysListed: number | null;
    /**
     * Days, Months or Years.
     */
    DaysListedType: string | null;
};

