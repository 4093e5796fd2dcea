/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CounterBodyDto = {
    /**
     * Percent of the price.
     */
    earnestMoneyDeposit: number;
    /**
     * Days to the closing.
     */
    closingDays?: number | null;
    /**
     * Days after which the deposit is not returned.
     */
    hardDepositDays?: number | null;
    /**
     * Days in which the seller talks to nobody else.
     */
    exclusivityDays?: number | null;
    /**
     * Who pays the commission.
     */
    commissionBy?: 'buyer' | 'seller' | null;
    /**
     * What the offer depends on.
     */
    contingencies?: string | null;
    /**
     * A text for people.
     */
    message?: string | null;
    /**
     * Until when it can be agreed to, within the next 60 days.
     */
    answerBy?: string | null;
    /**
     * The version that is answered.
     */
    version: number;
    /**
     * Whole dollars.
     */
    price: number;
    /**
     * The id of the diligence period.
     */
    diligencePeriodId: number;
};

