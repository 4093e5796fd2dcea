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
        kind: 'offer' | 'counter' | 'agreed';
        authorSide: 'buyer' | 'seller' | 'office';
        commissionBy: 'buyer' | 'seller' | null;
        version: number;
        /**
         * Null for terms that answer none.
         */
        answersVersion: number | null;
        createdAt: string;
        /**
         * Whole dollars.
         */
        price: number;
        loiName: string;
        loiCompanyName: string;
        sourceOfFinancing: string;
        diligencePeriodId: number;
        diligencePeriod: string;
        /**
         * Percent of the price.
         */
        earnestMoneyDeposit: number;
        closingDays: number | null;
        hardDepositDays: number | null;
        exclusivityDays: number | null;
        contingencies: string | null;
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
    buyerName: string;
    /**
     * Whether the office has written it down for a buyer without an account.
     */
    offline: boolean;
    /**
     * Since when the deal is at its stage.
     */
    statusDate: string;
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
        expired: boolean;
        /**
         * Of its file; null for a reader who may not open it.
         */
        proofId: number | null;
    } | null;
    dealId: number;
    propertyId: number | null;
    statusId: number;
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

