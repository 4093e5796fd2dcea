/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoreDto = {
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
     * What comes below the street, such as a suite.
     */
    Address2: string | null;
    /**
     * The city.
     */
    City: string;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateID: number;
    /**
     * The two letters of one of the United States.
     */
    StateCode: string;
    /**
     * The ZIP code.
     */
    ZipCode: string;
    /**
     * The country.
     */
    Country: string;
    /**
     * HTML, sanitised.
     */
    Description: string;
    /**
     * The id of the kind of property, as lookups list it.
     */
    StoreTypeID: number;
    /**
     * Rentable square feet.
     */
    RentableSQFT: number | null;
    /**
     * Acres.
     */
    Acerage: number | null;
    /**
     * Whole dollars.
     */
    Price: number | null;
    /**
     * Whether there is room to build more.
     */
    IsRoomForExpansion: boolean | null;
    /**
     * Whether it is shown on the home page.
     */
    IsFeatureListing: boolean;
    /**
     * Degrees north.
     */
    Latitude: number | null;
    /**
     * Degrees east.
     */
    Longitude: number | null;
    /**
     * Published.
     */
    ISActive: boolean;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID: number;
    /**
     * Where it stands.
     */
    Status: string;
    /**
     * The id of the seller.
     */
    SellerID: number | null;
    /**
     * The name of the seller.
     */
    SellerName: string | null;
    /**
     * When it was made.
     */
    CreatedDate: string;
    /**
     * When it was changed last.
     */
    ModifiedDate: string;
    /**
     * The id of the words that stand in place of the price, as lookups list it.
     */
    AlternatePriceOptionID: number | null;
    /**
     * The words that stand in place of the price.
     */
    AlternatePriceOptionName: string | null;
    /**
     * YYYY-MM-DD.
     */
    AlternatePriceOptionDate: string | null;
    /**
     * YYYY-MM-DD.
     */
    OffersDueDate: string | null;
    /**
     * The code of the video at YouTube or Vimeo.
     */
    VideoCode: string | null;
    /**
     * Miles.
     */
    MVPRadius: number;
    /**
     * Ids joined by commas.
     */
    BrokerIds: string;
    /**
     * The names of the listing agents, with commas between them.
     */
    BrokerNames: string;
    /**
     * For how many days it has been listed.
     */
    DaysListed: number | null;
    /**
     * Days, Months or Years.
     */
    DaysListedType: string | null;
};

