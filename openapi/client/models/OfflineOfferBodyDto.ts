/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfflineOfferBodyDto = {
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
     * The last name of a buyer without an account.
     */
    offlineBuyerLastName?: string | null;
    /**
     * Why it is taken although offers were due.
     */
    lateReason?: string | null;
    /**
     * The id of the property.
     */
    propertyId: number;
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
     * The first name of a buyer without an account.
     */
    offlineBuyerFirstName: string;
    /**
     * The e-mail address of a buyer without an account.
     */
    offlineBuyerEmail: string;
    /**
     * The city of a buyer without an account.
     */
    offlineBuyerCity: string;
    /**
     * The id of that state.
     */
    offlineBuyerStateId: number;
    /**
     * Whole dollars.
     */
    price: number;
    /**
     * The id of the diligence period.
     */
    diligencePeriodId: number;
};

