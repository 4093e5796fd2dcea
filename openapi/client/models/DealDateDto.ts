/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealDateKind } from './DealDateKind';
import type { DealDateState } from './DealDateState';
export type DealDateDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * What kind it is.
     */
    readonly kind: DealDateKind;
    /**
     * An open date is late from the day after it is due; `next` is the one that follows what is done.
     */
    readonly state: DealDateState;
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
    /**
     * The office's own.
     */
    note: string | null;
};

