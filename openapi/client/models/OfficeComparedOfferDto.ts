/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TermsVersionDto } from './TermsVersionDto';
export type OfficeComparedOfferDto = {
    /**
     * Of the newest version.
     */
    kind: 'offer' | 'counter' | 'agreed';
    /**
     * Who has to act next.
     */
    turn: 'buyer' | 'seller' | 'office' | 'nobody';
    /**
     * The newest version, where it is a counter.
     */
    counter: {
        /**
         * What kind it is.
         */
        kind: 'offer' | 'counter' | 'agreed';
        /**
         * Which side wrote it.
         */
        authorSide: 'buyer' | 'seller' | 'office';
        /**
         * Who pays the commission.
         */
        commissionBy: 'buyer' | 'seller' | null;
        /**
         * The number of the version, from 1.
         */
        version: number;
        /**
         * Null for terms that answer none.
         */
        answersVersion: number | null;
        /**
         * When it was created.
         */
        createdAt: string;
        /**
         * Whole dollars.
         */
        price: number;
        /**
         * The name of the loi.
         */
        loiName: string;
        /**
         * The name of the loi company.
         */
        loiCompanyName: string;
        /**
         * Where the money for it comes from.
         */
        sourceOfFinancing: string;
        /**
         * The id of the diligence period.
         */
        diligencePeriodId: number;
        /**
         * How long the buyer examines the property.
         */
        diligencePeriod: string;
        /**
         * Percent of the price.
         */
        earnestMoneyDeposit: number;
        /**
         * Days from the acceptance to the closing.
         */
        closingDays: number | null;
        /**
         * Days after which the deposit is not returned.
         */
        hardDepositDays: number | null;
        /**
         * For how many days the seller talks to nobody else.
         */
        exclusivityDays: number | null;
        /**
         * What the offer depends on.
         */
        contingencies: string | null;
        /**
         * A text for people.
         */
        message: string | null;
        /**
         * Until when it can be answered.
         */
        answerBy: string | null;
        /**
         * That moment has passed.
         */
        lapsed: boolean;
        /**
         * The offer is accepted as soon as the buyer agrees.
         */
        bindingOnAgreement: boolean;
    } | null;
    /**
     * The name of the buyer.
     */
    buyerName: string;
    /**
     * Whether the office has written it down for a buyer without an account.
     */
    offline: boolean;
    /**
     * Since when the deal is at its stage.
     */
    statusDate: string;
    /**
     * When it was submitted.
     */
    submittedAt: string;
    /**
     * Full days until the answer is due; null without an end.
     */
    daysToAnswer: number | null;
    /**
     * What the buyer has offered or agreed to last.
     */
    terms: TermsVersionDto;
    /**
     * What the buyer has shown of their money; null where that is nothing, and once the deal is over.
     */
    funds: {
        /**
         * YYYY-MM-DD, the last day on which it holds.
         */
        until: string;
        /**
         * Whole dollars, as the office has approved them.
         */
        limit: number;
        /**
         * Whether its time is over.
         */
        expired: boolean;
        /**
         * Of its file; null for a reader who may not open it.
         */
        proofId: number | null;
    } | null;
    /**
     * The id of the deal.
     */
    dealId: number;
    /**
     * The id of the property.
     */
    propertyId: number | null;
    /**
     * The id of its stage, as lookups list it.
     */
    statusId: number;
    /**
     * The name of its stage.
     */
    statusName: string;
    /**
     * Whole dollars: what the buyer has offered or agreed to; a counter does not change it.
     */
    price: number | null;
    /**
     * The newest one: whoever answers names it.
     */
    version: number;
    /**
     * Null when it is nobody's turn.
     */
    turnSince: string | null;
    /**
     * Until when the newest version can be answered.
     */
    answerBy: string | null;
    /**
     * That moment has passed.
     */
    lapsed: boolean;
};

