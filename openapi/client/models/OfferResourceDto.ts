/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferResourceDto = {
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
     * Whether the office took them after offers were due.
     */
    late: boolean;
    lateReason: string | null;
};

