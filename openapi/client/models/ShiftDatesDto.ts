/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealDateKind } from './DealDateKind';
export type ShiftDatesDto = {
    /**
     * This date moves, and every open one after it.
     */
    from: DealDateKind;
    /**
     * Later; earlier where it is negative.
     */
    days: number;
    /**
     * Says what would move, and moves nothing.
     */
    preview?: boolean;
};

