/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealStepDto } from './DealStepDto';
export type DealResourceDto = {
    /**
     * Of the newest terms.
     */
    kind: 'offer' | 'counter' | 'agreed' | null;
    authorSide: 'buyer' | 'seller' | 'office' | null;
    /**
     * Who has to act next.
     */
    turn: 'buyer' | 'seller' | 'office' | 'nobody';
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
     * Of the newest terms, which can be a counter; null before the first ones. The terms above are the newest that the buyer has made or agreed to.
     */
    version: number | null;
    /**
     * Null when it is nobody's turn.
     */
    turnSince: string | null;
    /**
     * Until when the newest terms can be answered.
     */
    answerBy: string | null;
    /**
     * That moment has passed.
     */
    lapsed: boolean;
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

