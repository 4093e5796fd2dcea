/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RoundBidderDto } from './RoundBidderDto';
export type RoundDto = {
    kind: 'call' | 'best-and-final';
    /**
     * The day of the office on which offers are due, YYYY-MM-DD.
     */
    dueOn: string;
    instructions: string | null;
    bidders: Array<RoundBidderDto>;
    id: number;
    propertyId: number;
    /**
     * Counts from 1 on each property.
     */
    number: number;
    opensAt: string;
    /**
     * From this moment on it is too late.
     */
    dueAt: string;
    /**
     * Whether a time was given, not a day alone.
     */
    timed: boolean;
    /**
     * Whether the terms are sealed just now.
     */
    sealed: boolean;
    /**
     * When the office broke the seal.
     */
    unsealedAt: string | null;
    closedAt: string | null;
    closedById: number | null;
    /**
     * How many have offered in it.
     */
    offers: number;
};

