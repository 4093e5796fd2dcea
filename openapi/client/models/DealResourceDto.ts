/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealStepDto } from './DealStepDto';
export type DealResourceDto = {
    id: number;
    dealName: string;
    description: string | null;
    propertyId: number | null;
    propertyName: string;
    city: string | null;
    stateCode: string | null;
    zipCode: string | null;
    buyerId: number | null;
    buyerName: string;
    buyerEmail: string | null;
    buyerPhone: string | null;
    /**
     * Whole dollars.
     */
    price: number | null;
    /**
     * When the price and the terms can be read; null where they can be.
     */
    sealedUntil: string | null;
    statusId: number;
    statusName: string;
    statusDate: string;
    createdAt: string;
    offline: boolean;
    offlineBuyerFirstName: string | null;
    offlineBuyerLastName: string | null;
    offlineBuyerCity: string | null;
    offlineBuyerState: string | null;
    offlineBuyerStateId: number | null;
    loiName: string | null;
    loiCompanyName: string | null;
    diligencePeriodId: number | null;
    diligencePeriod: string | null;
    earnestMoneyDeposit: number | null;
    sourceOfFinancing: string | null;
    /**
     * Of the terms; null before the first ones.
     */
    version: number | null;
    /**
     * Since when the buyer is asked to revise the offer; null when they are not, or have done so.
     */
    revisionAskedAt: string | null;
    /**
     * Ids of the stages that may follow.
     */
    next: Array<number>;
    /**
     * Oldest first; only on a single deal.
     */
    history?: Array<DealStepDto>;
};

