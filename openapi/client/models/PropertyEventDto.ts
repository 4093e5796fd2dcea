/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PropertyEventKind } from './PropertyEventKind';
export type PropertyEventDto = {
    kind: PropertyEventKind;
    noteKind: 'note' | 'call' | null;
    id: string;
    at: string;
    /**
     * Null when the product itself did it, and of a mail.
     */
    actorId: number | null;
    actorName: string | null;
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
    toStatusId: number | null;
    /**
     * Of a stage: why, where somebody said so.
     */
    reason: string | null;
    /**
     * Of a mail.
     */
    mailId: number | null;
    subject: string | null;
    /**
     * Of a mail: the name of its recipient, or else the address.
     */
    recipient: string | null;
    /**
     * Of a note or a call; an API key reads them with `notes:read`.
     */
    noteId: number | null;
    text: string | null;
};

