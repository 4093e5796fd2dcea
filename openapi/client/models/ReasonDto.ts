/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReasonKind } from './ReasonKind';
export type ReasonDto = {
    kind: ReasonKind;
    /**
     * The ids of the records.
     */
    ids: Array<number> | null;
    /**
     * An area on the map, as its corners.
     */
    area: string | null;
    /**
     * The lower bound, in the unit of what it bounds.
     */
    from: number | null;
    /**
     * The upper bound, in the unit of what it bounds.
     */
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

