/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealDateKind } from './DealDateKind';
export type ListedDealDateDto = {
    kind: DealDateKind;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the deal.
     */
    dealId: number;
    /**
     * The id of the property.
     */
    propertyId: number | null;
    /**
     * The name of the property.
     */
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

