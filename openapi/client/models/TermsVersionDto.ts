/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TermsVersionDto = {
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
};

