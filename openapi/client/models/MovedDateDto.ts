/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealDateKind } from './DealDateKind';
export type MovedDateDto = {
    kind: DealDateKind;
    /**
     * YYYY-MM-DD.
     */
    from: string;
    /**
     * YYYY-MM-DD.
     */
    to: string;
    /**
     * The id of the record.
     */
    id: number;
};

