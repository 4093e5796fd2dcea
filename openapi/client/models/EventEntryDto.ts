/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventPartDto } from './EventPartDto';
export type EventEntryDto = {
    /**
     * Ids only.
     */
    payload: Record<string, any>;
    /**
     * When its jobs were made; null while it waits.
     */
    relayedAt: string | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * For example `offer.submitted`.
     */
    name: string;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * What each handler made of it.
     */
    parts: Array<EventPartDto>;
};

