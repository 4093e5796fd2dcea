/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferResourceDto = {
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * What kind it is.
     */
    kind: 'offer' | 'counter' | 'agreed';
    /**
     * Who has written this version; the office writes offers down for their buyers.
     */
    authorSide: 'buyer' | 'seller' | 'office';
    /**
     * Who pays the commission.
     */
    commissionBy: 'buyer' | 'seller' | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the deal.
     */
    dealId: number;
    /**
     * Counts from 1; the highest of a deal holds.
     */
    version: number;
    /**
     * The id of the property.
     */
    propertyId: number | null;
    /**
     * The name of the property.
     */
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
    /**
     * The name of the loi.
     */
    loiName: string;
    /**
     * The name of the loi company.
     */
    loiCompanyName: string;
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
     * Where the money for it comes from.
     */
    sourceOfFinancing: string;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * Null for terms that answer none.
     */
    answersVersion: number | null;
    /**
     * Until when it can be answered.
     */
    answerBy: string | null;
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
     * A counter of the seller that is accepted as soon as the buyer agrees.
     */
    bindingOnAgreement: boolean;
    /**
     * Whether the office took them after offers were due.
     */
    late: boolean;
    /**
     * Why an offer was taken after the end.
     */
    lateReason: string | null;
};

