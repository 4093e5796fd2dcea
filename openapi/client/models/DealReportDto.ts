/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportAgentDto } from './ReportAgentDto';
export type DealReportDto = {
    /**
     * Of either side: what they are and who has written them. The terms above are the newest that the buyer has made or agreed to.
     */
    NewestTerms: {
        Kind: 'offer' | 'counter' | 'agreed';
        /**
         * Who has written them.
         */
        AuthorSide: 'buyer' | 'seller' | 'office';
        Version: number;
        /**
         * Whole dollars.
         */
        Price: number;
        /**
         * When these terms were submitted.
         */
        CreatedDate: string;
        LOIName: string;
        LOICompanyName: string;
        SourceOfFinancing: string;
        DiligencePeriod: string;
        /**
         * Percent.
         */
        EarnestMoneyDeposit: number;
    } | null;
    Property: string;
    PropertyAddress: string;
    OfferPrice: number | null;
    LOIName: string | null;
    LOICompanyName: string | null;
    DiligencePeriod: string | null;
    EarnestMoneyDeposit: number | null;
    SourceOfFinancing: string | null;
    DateSubmitted: string | null;
    SellerName: string | null;
    Sellercontact: string | null;
    SellerContactEmail: string | null;
    ListingAgents: Array<ReportAgentDto>;
};

