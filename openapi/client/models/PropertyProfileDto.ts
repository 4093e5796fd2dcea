/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BrokerContactDto } from './BrokerContactDto';
import type { LockedDocumentDto } from './LockedDocumentDto';
import type { OfferDto } from './OfferDto';
import type { PastPriceDto } from './PastPriceDto';
import type { ProfileDocumentDto } from './ProfileDocumentDto';
import type { ProfileImageDto } from './ProfileImageDto';
export type PropertyProfileDto = {
    /**
     * What became of the viewer's request for access; null where nothing that counts is signed, and for the office.
     */
    Access: 'open' | 'pending' | 'declined' | 'ended' | null;
    StoreID: number;
    StoreName: string;
    Address1: string;
    Address2: string | null;
    City: string;
    StateID: number;
    StateCode: string;
    ZipCode: string;
    Country: string;
    StoreTypeID: number;
    StoreType: string;
    /**
     * Net rentable square feet.
     */
    RentableSQFT: number | null;
    Acerage: number | null;
    /**
     * Whole dollars; null when words stand instead of it, when unpriced or closed.
     */
    Price: number | null;
    IsRoomForExpansion: boolean | null;
    IsFeatureListing: boolean;
    Latitude: number | null;
    Longitude: number | null;
    ISActive: boolean;
    StatusID: number;
    Status: string;
    AlternatePriceOptionID: number | null;
    AlternatePriceOptionName: string | null;
    /**
     * YYYY-MM-DD
     */
    AlternatePriceOptionDate: string | null;
    /**
     * YYYY-MM-DD
     */
    OffersDueDate: string | null;
    /**
     * From this moment on offers are late: the end of that day, or a time on it. Null where no call for offers is open.
     */
    OffersDueAt: string | null;
    /**
     * What the time zone is called in which that day ends, for example Mountain Time.
     */
    OffersDueZone: string;
    VideoCode: string | null;
    /**
     * HTML, sanitised when it was stored.
     */
    Description: string;
    /**
     * Explorer radius in miles.
     */
    MVPRadius: number;
    /**
     * Null when closed.
     */
    CreatedDate: string | null;
    ModifiedDate: string;
    /**
     * Comma list of the listing agents' ids.
     */
    BrokerIds: string;
    BrokerNames: string;
    Brokers: Array<BrokerContactDto>;
    /**
     * Null when closed.
     */
    DaysListed: number | null;
    DaysListedType: string | null;
    StoreImages: Array<ProfileImageDto>;
    /**
     * For administrators and the owning seller only; null for everyone else.
     */
    SellerID: number | null;
    /**
     * Net operating income a year, whole dollars; never of a closed property.
     */
    NOI: number | null;
    /**
     * NOI / price, percent with two decimals; like NOI and occupancies null where figures are kept for those who have signed the NDA.
     */
    CapRate: number | null;
    /**
     * Dollars and cents.
     */
    PricePerSQFT: number | null;
    /**
     * The public range beside words that stand instead of the price, whole dollars; null where there is none.
     */
    GuidanceLow: number | null;
    GuidanceHigh: number | null;
    /**
     * When the price was reduced that is shown; null where it was not, or was raised since.
     */
    PriceReducedOn: string | null;
    /**
     * What was asked for in public, the oldest first; empty while no price is shown.
     */
    PriceHistory: Array<PastPriceDto>;
    PhysicalOccupancyUnits: number | null;
    PhysicalOccupancyArea: number | null;
    EconomicOccupancy: number | null;
    UnitCount: number | null;
    YearBuilt: number | null;
    ClimateControlledShare: number | null;
    /**
     * Whether there is an NDA that can be signed.
     */
    HasNDA: boolean;
    /**
     * Whether another name stands for the property, without its street and about where it lies: this viewer's access is not open.
     */
    IsConfidential: boolean;
    /**
     * Percent; of the viewer's newest terms.
     */
    EarnestMoneyDeposit: number | null;
    /**
     * For administrators, the owning seller and the buyer whose offer was accepted: for all others the broker is the contact.
     */
    Seller: {
        FirstName: string;
        LastName: string;
        PhoneNumber: string;
        Email: string;
        /**
         * 2 means active.
         */
        StatusID: number;
    } | null;
    /**
     * Opaque, made for this viewer; opens the market analysis through buyer/store/accesskey.
     */
    AccessKey: string | null;
    NDASignedDate: string | null;
    BuyerStoreNDAID: number | null;
    IsInterested: boolean;
    DealStatusID: number | null;
    /**
     * Why this viewer, who has signed the NDA, can submit no terms any more; null while they can.
     */
    OffersClosed: string | null;
    /**
     * The round in which this viewer, who has signed the NDA, can submit terms; null outside of rounds, and for those who are not invited.
     */
    OffersRound: {
        Kind: 'call' | 'best-and-final';
        Instructions: string | null;
        /**
         * From this moment on offers are late.
         */
        DueAt: string;
        /**
         * Whether only the bidder reads the terms until then.
         */
        Sealed: boolean;
        /**
         * Whether the office has asked this viewer for an offer.
         */
        Invited: boolean;
    } | null;
    /**
     * This viewer's own address, while it is not known to be theirs; null once it is confirmed.
     */
    EmailToConfirm: string | null;
    /**
     * Those that open for this viewer.
     */
    Documents: Array<ProfileDocumentDto>;
    /**
     * Those that would open with a higher tier, for viewers to whom the others open.
     */
    LockedDocuments: Array<LockedDocumentDto>;
    /**
     * What is said of an access that is not open.
     */
    AccessText: string | null;
    /**
     * Why it was declined or ended, where a reason was given.
     */
    AccessReason: string | null;
    Offers: Array<OfferDto>;
};

