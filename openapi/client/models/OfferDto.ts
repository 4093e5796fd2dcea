/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfferVersionDto } from './OfferVersionDto';
export type OfferDto = {
    /**
     * Of the newest version.
     */
    Kind: 'offer' | 'counter' | 'agreed';
    /**
     * Which side wrote it.
     */
    AuthorSide: 'buyer' | 'seller' | 'office';
    /**
     * Who has to act next.
     */
    Turn: 'buyer' | 'seller' | 'office' | 'nobody';
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The name of the property.
     */
    StoreName: string;
    /**
     * The id of the buyer.
     */
    BuyerID: number | null;
    /**
     * The price in whole dollars.
     */
    Price: number | null;
    /**
     * When it was made.
     */
    CreatedDate: string;
    /**
     * The name of the loi.
     */
    LOIName: string;
    /**
     * The name of the loi company.
     */
    LOICompanyName: string;
    /**
     * Where the money for it comes from.
     */
    SourceOfFinancing: string;
    /**
     * How long the buyer examines the property.
     */
    DiligencePeriod: string;
    /**
     * The id of the diligence period.
     */
    DiligencePeriodID: number;
    /**
     * Percent of the price that is deposited.
     */
    EarnestMoneyDeposit: number;
    /**
     * The id of the stage of the deal.
     */
    DealStatusID: number;
    /**
     * The stage of the deal.
     */
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
        /**
         * Whether its time is over.
         */
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
};

