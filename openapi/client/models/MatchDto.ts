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
    /**
     * What fits and what does not.
     */
    reasons: Array<ReasonDto>;
    /**
     * Of the buyer in the list of a property, of the property in that of a buyer.
     */
    id: number;
    /**
     * The id of the person.
     */
    userId: number;
    /**
     * The name of the person; on signing in, the e-mail address.
     */
    userName: string;
    /**
     * The company.
     */
    company: string | null;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The name of the property.
     */
    propertyName: string;
    /**
     * The id of the criteria.
     */
    criteriaId: number;
    /**
     * The name of the criteria.
     */
    criteriaName: string;
    /**
     * Percent: the share of the weighted wishes that hold.
     */
    score: number;
    /**
     * When the buyer used the product last.
     */
    lastSeenAt: string | null;
    /**
     * Whether the NDA has been signed, or how many were.
     */
    ndaSigned: boolean;
    /**
     * Whether the buyer keeps the property.
     */
    favourite: boolean;
    /**
     * The budget, whole dollars.
     */
    maxPrice: number | null;
    /**
     * Whole dollars of their own.
     */
    equity: number | null;
};

