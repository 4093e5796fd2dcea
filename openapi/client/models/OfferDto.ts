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
     * Whether the buyer can open the property's page; false once it is not listed any more.
     */
    IsListed: boolean;
};

