/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TermsVersionDto } from './TermsVersionDto';
export type DealTermsDto = {
    /**
     * Of the newest version.
     */
    kind: 'offer' | 'counter' | 'agreed';
    /**
     * Who has to act next.
     */
    turn: 'buyer' | 'seller' | 'office' | 'nobody';
    /**
     * The name of the property.
     */
    propertyName: string;
    /**
     * Another offer on the property has been accepted: this one can no longer be.
     */
    taken: boolean;
    /**
     * The newest first.
     */
    versions: Array<TermsVersionDto>;
    /**
     * The id of the deal.
     */
    dealId: number;
    /**
     * The id of the property.
     */
    propertyId: number | null;
    /**
     * The id of its stage, as lookups list it.
     */
    statusId: number;
    /**
     * The name of its stage.
     */
    statusName: string;
    /**
     * Whole dollars: what the buyer has offered or agreed to; a counter does not change it.
     */
    price: number | null;
    /**
     * The newest one: whoever answers names it.
     */
    version: number;
    /**
     * Null when it is nobody's turn.
     */
    turnSince: string | null;
    /**
     * Until when the newest version can be answered.
     */
    answerBy: string | null;
    /**
     * That moment has passed.
     */
    lapsed: boolean;
};

