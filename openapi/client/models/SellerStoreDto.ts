/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerStoreDto = {
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The name of the property.
     */
    StoreName: string;
    /**
     * When it was made.
     */
    CreatedDate: string | null;
    /**
     * Street and number.
     */
    Address: string | null;
    /**
     * The city.
     */
    City: string | null;
    /**
     * The state: where it stands, or one of the United States.
     */
    State: string | null;
    /**
     * The ZIP code.
     */
    ZipCode: string | null;
    /**
     * The stage of the property.
     */
    StoreStatus: string | null;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID: number | null;
    /**
     * Whether its page can be opened.
     */
    IsListed: boolean;
    /**
     * The stored name of the first picture.
     */
    StoreImage: string | null;
    /**
     * The main colour of the first picture, as #rrggbb.
     */
    StoreImageColor: string | null;
    /**
     * The id of the signature under the NDA.
     */
    BuyerStoreNDAID: number | null;
    /**
     * The stage of the buyer's own newest deal on it; null on a seller's dashboard.
     */
    DealStatusID: number | null;
    /**
     * The stage of the deal.
     */
    DealStatus: string | null;
    /**
     * How many offers were made on it.
     */
    Offers: number;
    /**
     * Where it stands.
     */
    Status: string;
    /**
     * Whether it is in use.
     */
    ISActive: boolean;
    /**
     * How many of them the seller can answer: submitted or in process.
     */
    OpenOffers: number;
    /**
     * The highest of those, whole dollars; null while they are sealed.
     */
    HighestOffer: number | null;
    /**
     * How many of those have come, or were revised, since the seller last read of them.
     */
    NewOffers: number;
    /**
     * YYYY-MM-DD
     */
    OffersDueDate: string | null;
    /**
     * When the seller can read the offers; null where they can.
     */
    OffersSealedUntil: string | null;
};

