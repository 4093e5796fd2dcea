/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RoundBidderDto } from './RoundBidderDto';
export type RoundDto = {
    readonly id: number;
    readonly propertyId: number;
    /**
     * Counts from 1 on each property.
     */
    readonly number: number;
    readonly kind: 'call' | 'best-and-final';
    readonly opensAt: string;
    /**
     * Whether a time was given, not a day alone.
     */
    readonly timed: boolean;
    /**
     * The day of the office on which offers are due, YYYY-MM-DD.
     */
    readonly dueOn: string;
    /**
     * When the office broke the seal.
     */
    readonly unsealedAt: string | null;
    instructions: string | null;
    readonly closedAt: string | null;
    readonly closedById: number | null;
    /**
     * How many have offered in it.
     */
    readonly offers: number;
    readonly bidders: Array<RoundBidderDto>;
    /**
     * From this moment on it is too late.
     */
    dueAt: string;
    /**
     * Whether the terms are sealed just now.
     */
    sealed: boolean;
};

