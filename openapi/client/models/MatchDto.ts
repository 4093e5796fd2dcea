/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReasonDto } from './ReasonDto';
import type { Verdict } from './Verdict';
export type MatchDto = {
    /**
     * `unknown`: the property lacks a figure that it must have, and nothing else speaks against it.
     */
    verdict: Verdict;
    reasons: Array<ReasonDto>;
    /**
     * Of the buyer in the list of a property, of the property in that of a buyer.
     */
    id: number;
    userId: number;
    userName: string;
    company: string | null;
    propertyId: number;
    propertyName: string;
    criteriaId: number;
    criteriaName: string;
    /**
     * Percent: the share of the weighted wishes that hold.
     */
    score: number;
    /**
     * When the buyer used the product last.
     */
    lastSeenAt: string | null;
    ndaSigned: boolean;
    /**
     * Whether the buyer keeps the property.
     */
    favourite: boolean;
    /**
     * The budget, whole dollars.
     */
    maxPrice: number | null;
    equity: number | null;
};

