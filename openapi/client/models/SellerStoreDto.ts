/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerStoreDto = {
    StoreID: number;
    StoreName: string;
    CreatedDate: string | null;
    Address: string | null;
    City: string | null;
    State: string | null;
    ZipCode: string | null;
    StoreStatus: string | null;
    StatusID: number | null;
    /**
     * Whether its page can be opened.
     */
    IsListed: boolean;
    StoreImage: string | null;
    StoreImageColor: string | null;
    BuyerStoreNDAID: number | null;
    /**
     * The stage of the buyer's own newest deal on it; null on a seller's dashboard.
     */
    DealStatusID: number | null;
    DealStatus: string | null;
    /**
     * How many offers were made on it.
     */
    Offers: number;
    Status: string;
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

