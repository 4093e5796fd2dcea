/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyKind } from './PrivacyKind';
import type { PrivacyState } from './PrivacyState';
export type PrivacyRequestDto = {
    /**
     * The request.
     */
    id: number;
    /**
     * What was asked for.
     */
    kind: PrivacyKind;
    /**
     * Where the request is: whether a copy can be downloaded or a deletion be taken back, or how it ended.
     */
    state: PrivacyState;
    /**
     * Until when the copy can be downloaded; null for a deletion.
     */
    readyUntil: string | null;
    /**
     * When the account is deleted, unless it is taken back; null for a copy.
     */
    deletesAt: string | null;
    /**
     * When it ended; null while it runs.
     */
    endedAt: string | null;
    /**
     * Why the office refused it; null where it did not.
     */
    reason: string | null;
    /**
     * When it was asked for.
     */
    receivedAt: string;
};

