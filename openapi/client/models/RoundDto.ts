/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RoundBidderDto } from './RoundBidderDto';
export type RoundDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The id of the property.
     */
    readonly propertyId: number;
    /**
     * Counts from 1 on each property.
     */
    readonly number: number;
    /**
     * What kind it is.
     */
    readonly kind: 'call' | 'best-and-final';
    /**
     * When it opens.
     */
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
    /**
     * What the seller asks of offers.
     */
    instructions: string | null;
    /**
     * When it was closed.
     */
    readonly closedAt: string | null;
    /**
     * The id of who closed it.
     */
    readonly closedById: number | null;
    /**
     * How many have offered in it.
     */
    readonly offers: number;
    /**
     * Who is invited, and what came of it.
     */
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

