/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyKind } from './PrivacyKind';
import type { PrivacyState } from './PrivacyState';
export type OfficeRequestDto = {
    /**
     * The request.
     */
    id: number;
    /**
     * What was asked for.
     */
    kind: PrivacyKind;
    /**
     * Where the request is, or how it ended.
     */
    state: PrivacyState;
    /**
     * Who asked; null: a visitor, who has no account.
     */
    userId: number | null;
    /**
     * What they are called now; a visitor by the address until it is forgotten.
     */
    userName: string;
    /**
     * Whole days until then, negative when it is late; null once it has ended.
     */
    daysLeft: number | null;
    /**
     * What the office decided; null where it did not.
     */
    decision: 'approved' | 'refused' | null;
    /**
     * Who decided.
     */
    decidedByName: string | null;
    /**
     * Why it was refused.
     */
    reason: string | null;
    /**
     * What the office noted for itself.
     */
    note: string | null;
    /**
     * When it was asked for.
     */
    receivedAt: string;
    /**
     * When the account is deleted, unless it is taken back; null for a copy.
     */
    deletesAt: string | null;
    /**
     * By when it has to be answered.
     */
    dueAt: string;
    /**
     * When the office took 45 days more.
     */
    extendedAt: string | null;
    /**
     * When it was decided.
     */
    decidedAt: string | null;
    /**
     * When it ended; null while it runs.
     */
    endedAt: string | null;
    /**
     * When it was changed last.
     */
    modifiedAt: string;
};

