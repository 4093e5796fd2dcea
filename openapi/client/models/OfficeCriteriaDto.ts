/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConditionDto } from './ConditionDto';
import type { WishDto } from './WishDto';
export type OfficeCriteriaDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * What a property must have.
     */
    must: Array<ConditionDto>;
    /**
     * What a property should have, each with its weight.
     */
    nice: Array<WishDto>;
    /**
     * The last day of a 1031 exchange, as YYYY-MM-DD.
     */
    exchangeDeadline: string | null;
    /**
     * The last day on which it counts, as YYYY-MM-DD.
     */
    activeUntil: string | null;
    /**
     * False once one of both days has passed: nothing is matched any more.
     */
    readonly isActive: boolean;
    /**
     * The office wrote it down; its owner can correct it.
     */
    readonly enteredByOffice: boolean;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * When it was modified.
     */
    readonly modifiedAt: string;
    /**
     * The id of the person.
     */
    readonly userId: number;
    /**
     * The name of the person; on signing in, the e-mail address.
     */
    readonly userName: string;
    /**
     * The name.
     */
    name: string;
    /**
     * Whole dollars of their own.
     */
    equity: number | null;
    /**
     * At most this price, in whole dollars.
     */
    maxPrice: number | null;
};

