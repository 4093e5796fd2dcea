/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TermsVersionDto = {
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
};

