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
     * The id of the kind of property, as lookups list it.
     */
    StoreTypeID: number;
    /**
     * What kind of property it is.
     */
    StoreType: string;
    /**
     * Net rentable square feet.
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
     * Whether it is in use.
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
    /**
     * The code of the video at YouTube or Vimeo.
     */
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
    /**
     * When it was changed last.
     */
    ModifiedDate: string;
    /**
     * Comma list of the listing agents' ids.
     */
    BrokerIds: string;
    /**
     * The names of the listing agents, with commas between them.
     */
    BrokerNames: string;
    /**
     * The listing agents, in their order.
     */
    Brokers: Array<BrokerContactDto>;
    /**
     * Null when closed.
     */
    DaysListed: number | null;
    /**
     * The unit of `DaysListed`.
     */
    DaysListedType: string | null;
    /**
     * The pictures, in their order.
     */
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
    /**
     * The upper end of the guidance, in whole dollars.
     */
    GuidanceHigh: number | null;
    /**
     * When the price was reduced that is shown; null where it was not, or was raised since.
     */
    PriceReducedOn: string | null;
    /**
     * What was asked for in public, the oldest first; empty while no price is shown.
     */
    PriceHistory: Array<PastPriceDto>;
    /**
     * Percent of the units that are rented.
     */
    PhysicalOccupancyUnits: number | null;
    /**
     * Percent of the area that is rented.
     */
    PhysicalOccupancyArea: number | null;
    /**
     * Percent of the possible rent that is paid.
     */
    EconomicOccupancy: number | null;
    /**
     * How many units there are.
     */
    UnitCount: number | null;
    /**
     * The year in which it was built.
     */
    YearBuilt: number | null;
    /**
     * Percent of the area that is climate-controlled.
     */
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
        /**
         * The first name.
         */
        FirstName: string;
        /**
         * The last name.
         */
        LastName: string;
        /**
         * The phone, as xxx-xxx-xxxx in answers.
         */
        PhoneNumber: string;
        /**
         * The e-mail address.
         */
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
    /**
     * When the NDA was signed.
     */
    NDASignedDate: string | null;
    /**
     * The id of the signature under the NDA.
     */
    BuyerStoreNDAID: number | null;
    /**
     * Whether the buyer has said to be interested.
     */
    IsInterested: boolean;
    /**
     * The id of the stage of the deal.
     */
    DealStatusID: number | null;
    /**
     * Why this viewer, who has signed the NDA, can submit no terms any more; null while they can.
     */
    OffersClosed: string | null;
    /**
     * The round in which this viewer, who has signed the NDA, can submit terms; null outside of rounds, and for those who are not invited.
     */
    OffersRound: {
        /**
         * What kind it is.
         */
        Kind: 'call' | 'best-and-final';
        /**
         * What the seller asks of offers.
         */
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
    /**
     * The offers, or how many there are.
     */
    Offers: Array<OfferDto>;
};

