/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealDateKind } from './DealDateKind';
export type ListedDealDateDto = {
    kind: DealDateKind;
    id: number;
    dealId: number;
    propertyId: number | null;
    propertyName: string;
    /**
     * YYYY-MM-DD; null while it is not set.
     */
    dueOn: string | null;
    /**
     * YYYY-MM-DD.
     */
    doneOn: string | null;
    /**
     * Whole dollars, of what was received.
     */
    amount: number | null;
};

