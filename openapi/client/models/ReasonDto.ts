/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReasonKind } from './ReasonKind';
export type ReasonDto = {
    kind: ReasonKind;
    ids: Array<number> | null;
    area: string | null;
    from: number | null;
    to: number | null;
    /**
     * Of a wish; null for what the property must have.
     */
    weight: number | null;
    /**
     * The property's figure, or the id of its state or type; null where it has none, and of an area.
     */
    value: number | null;
    /**
     * Null where the property has no figure for it.
     */
    holds: boolean | null;
};

