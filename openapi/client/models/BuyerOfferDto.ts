/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfferVersionDto } from './OfferVersionDto';
export type BuyerOfferDto = {
    /**
     * Of the newest version.
     */
    Kind: 'offer' | 'counter' | 'agreed';
    AuthorSide: 'buyer' | 'seller' | 'office';
    /**
     * Who has to act next.
     */
    Turn: 'buyer' | 'seller' | 'office' | 'nobody';
    ID: number;
    StoreID: number;
    StoreName: string;
    BuyerID: number | null;
    Price: number | null;
    CreatedDate: string;
    LOIName: string;
    LOICompanyName: string;
    SourceOfFinancing: string;
    DiligencePeriod: string;
    DiligencePeriodID: number;
    EarnestMoneyDeposit: number;
    DealStatusID: number;
    DealStatus: string;
    /**
     * The newest one, which can be a counter; the terms above are the newest that the buyer has made or agreed to.
     */
    Version: number;
    /**
     * All versions of the terms, the newest first.
     */
    Versions: Array<OfferVersionDto>;
    /**
     * Null when it is nobody's turn.
     */
    TurnSince: string | null;
    /**
     * Until when the newest version can be answered.
     */
    AnswerBy: string | null;
    /**
     * That moment has passed.
     */
    Lapsed: boolean;
    /**
     * Whether the office waits for revised terms.
     */
    RevisionAsked: boolean;
    /**
     * What the buyer has shown of their money; null where that is nothing, and once the deal is over.
     */
    Funds: {
        /**
         * YYYY-MM-DD, the last day on which it holds.
         */
        Until: string;
        /**
         * Whole dollars, as the office has approved them.
         */
        Limit: number;
        Expired: boolean;
        /**
         * Of its file; null for a reader who may not open it.
         */
        ProofID: number | null;
    } | null;
    /**
     * Whether the buyer can open the property's page; false once it is not listed any more.
     */
    IsListed: boolean;
    City: string | null;
    State: string | null;
    StoreImage: string | null;
    StoreImageColor: string | null;
    StoreStatusID: number | null;
    /**
     * The asking price as everybody sees it, whole dollars; null where it is hidden.
     */
    AskingPrice: number | null;
    AlternatePriceOptionID: number | null;
    AlternatePriceOptionName: string | null;
    /**
     * YYYY-MM-DD
     */
    AlternatePriceOptionDate: string | null;
    /**
     * YYYY-MM-DD; of an open property, until that day is over at the office.
     */
    OffersDueDate: string | null;
    /**
     * Something has become of it, and the notice about that has not been read.
     */
    IsNew: boolean;
    /**
     * Another offer on the property is accepted.
     */
    Taken: boolean;
};

