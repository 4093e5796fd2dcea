/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferResourceDto = {
    kind: 'offer' | 'counter' | 'agreed';
    /**
     * Who has written this version; the office writes offers down for their buyers.
     */
    authorSide: 'buyer' | 'seller' | 'office';
    /**
     * Who pays the commission.
     */
    commissionBy: 'buyer' | 'seller' | null;
    id: number;
    dealId: number;
    /**
     * Counts from 1; the highest of a deal holds.
     */
    version: number;
    propertyId: number | null;
    propertyName: string;
    /**
     * Null for an offline buyer.
     */
    buyerId: number | null;
    /**
     * The stage of the deal, not of this version.
     */
    dealStatusId: number;
    /**
     * Whole dollars.
     */
    price: number;
    loiName: string;
    loiCompanyName: string;
    diligencePeriodId: number;
    diligencePeriod: string;
    /**
     * Percent of the price.
     */
    earnestMoneyDeposit: number;
    sourceOfFinancing: string;
    createdAt: string;
    /**
     * Null for terms that answer none.
     */
    answersVersion: number | null;
    /**
     * Until when it can be answered.
     */
    answerBy: string | null;
    closingDays: number | null;
    hardDepositDays: number | null;
    exclusivityDays: number | null;
    contingencies: string | null;
    message: string | null;
    /**
     * A counter of the seller that is accepted as soon as the buyer agrees.
     */
    bindingOnAgreement: boolean;
    /**
     * Whether the office took them after offers were due.
     */
    late: boolean;
    lateReason: string | null;
};

