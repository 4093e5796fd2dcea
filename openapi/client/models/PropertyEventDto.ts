/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PropertyEventKind } from './PropertyEventKind';
export type PropertyEventDto = {
    kind: PropertyEventKind;
    /**
     * Whether it was a note or a call.
     */
    noteKind: 'note' | 'call' | null;
    /**
     * The id of the record.
     */
    id: string;
    /**
     * When it happened.
     */
    at: string;
    /**
     * Null when the product itself did it, and of a mail.
     */
    actorId: number | null;
    /**
     * The name of who did it.
     */
    actorName: string | null;
    /**
     * As what they did it: 1 administrator, 2 buyer, 3 seller.
     */
    actorUserTypeId: number | null;
    /**
     * Of a change: domain and verb, as the audit log has them.
     */
    action: string | null;
    /**
     * Of a change: the fields that it touched.
     */
    fields: Array<string>;
    /**
     * The deal that it belongs to.
     */
    dealId: number | null;
    /**
     * Of that deal; null without an account.
     */
    buyerId: number | null;
    /**
     * The name of the buyer.
     */
    buyerName: string | null;
    /**
     * Of an offer: which terms they were.
     */
    version: number | null;
    /**
     * Of an offer, in whole dollars.
     */
    price: number | null;
    /**
     * Of a stage; null at the beginning of the deal.
     */
    fromStatusId: number | null;
    /**
     * The id of the stage after it.
     */
    toStatusId: number | null;
    /**
     * Of a stage: why, where somebody said so.
     */
    reason: string | null;
    /**
     * Of a mail.
     */
    mailId: number | null;
    /**
     * What it is about.
     */
    subject: string | null;
    /**
     * Of a mail: the name of its recipient, or else the address.
     */
    recipient: string | null;
    /**
     * Of a note or a call; an API key reads them with `notes:read`.
     */
    noteId: number | null;
    /**
     * What was written.
     */
    text: string | null;
};

