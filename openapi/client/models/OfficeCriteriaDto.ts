/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConditionDto } from './ConditionDto';
import type { WishDto } from './WishDto';
export type OfficeCriteriaDto = {
    readonly id: number;
    must: Array<ConditionDto>;
    nice: Array<WishDto>;
    exchangeDeadline: string | null;
    activeUntil: string | null;
    /**
     * False once one of both days has passed: nothing is matched any more.
     */
    readonly isActive: boolean;
    /**
     * The office wrote it down; its owner can correct it.
     */
    readonly enteredByOffice: boolean;
    readonly createdAt: string;
    readonly modifiedAt: string;
    readonly userId: number;
    readonly userName: string;
    name: string;
    equity: number | null;
    maxPrice: number | null;
};

