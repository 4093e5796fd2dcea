/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CriterionKind } from './CriterionKind';
export type ConditionDto = {
    kind: CriterionKind;
    /**
     * Of a figure: from there on.
     */
    from?: number | null;
    /**
     * Of a figure: up to there.
     */
    to?: number | null;
    /**
     * Of states and types: one of these.
     */
    ids?: Array<number> | null;
    /**
     * Of an area: its rings as the search takes them.
     */
    area?: string | null;
};

