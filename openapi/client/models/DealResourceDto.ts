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
     * The administrator who takes care of it; null: nobody in particular.
     */
    ownerId: number | null;
    ownerName: string | null;
    /**
     * Of the terms; null before the first ones.
     */
    version: number | null;
    /**
     * Since when the buyer is asked to revise the offer; null when they are not, or have done so.
     */
    revisionAskedAt: string | null;
    /**
     * It is on its way to closing, and one of its dates has passed that is not done.
     */
    late: boolean;
    /**
     * Ids of the stages that may follow.
     */
    next: Array<number>;
    /**
     * Oldest first; only on a single deal.
     */
    history?: Array<DealStepDto>;
};

