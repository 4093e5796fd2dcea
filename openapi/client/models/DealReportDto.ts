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
        /**
         * What kind it is.
         */
        Kind: 'offer' | 'counter' | 'agreed';
        /**
         * Who has written them.
         */
        AuthorSide: 'buyer' | 'seller' | 'office';
        /**
         * The number of the version, from 1.
         */
        Version: number;
        /**
         * Whole dollars.
         */
        Price: number;
        /**
         * When these terms were submitted.
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
         * Percent.
         */
        EarnestMoneyDeposit: number;
    } | null;
    /**
     * The name of the property.
     */
    Property: string;
    /**
     * The address of the property.
     */
    PropertyAddress: string;
    /**
     * The price that is offered, in whole dollars.
     */
    OfferPrice: number | null;
    /**
     * The name of the loi.
     */
    LOIName: string | null;
    /**
     * The name of the loi company.
     */
    LOICompanyName: string | null;
    /**
     * How long the buyer examines the property.
     */
    DiligencePeriod: string | null;
    /**
     * Percent of the price that is deposited.
     */
    EarnestMoneyDeposit: number | null;
    /**
     * Where the money for it comes from.
     */
    SourceOfFinancing: string | null;
    /**
     * When it was submitted.
     */
    DateSubmitted: string | null;
    /**
     * The name of the seller.
     */
    SellerName: string | null;
    /**
     * The phone of the seller.
     */
    Sellercontact: string | null;
    /**
     * The e-mail address of the seller.
     */
    SellerContactEmail: string | null;
    /**
     * The names of the listing agents.
     */
    ListingAgents: Array<ReportAgentDto>;
};

