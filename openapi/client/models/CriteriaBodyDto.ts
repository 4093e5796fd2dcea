/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConditionDto } from './ConditionDto';
import type { WishDto } from './WishDto';
export type CriteriaBodyDto = {
    /**
     * What a property must have, each kind at most once.
     */
    must: Array<ConditionDto>;
    /**
     * What it would better have.
     */
    nice: Array<WishDto>;
    /**
     * Whole dollars of their own.
     */
    equity?: number | null;
    /**
     * Whole dollars: what costs more does not match.
     */
    maxPrice?: number | null;
    /**
     * Of an exchange by section 1031: the last day on which it can be closed.
     */
    exchangeDeadline?: string | null;
    /**
     * The last day on which this is looked for.
     */
    activeUntil?: string | null;
    /**
     * The name.
     */
    name: string;
};

