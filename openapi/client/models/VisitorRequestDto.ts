/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyKind } from './PrivacyKind';
import type { PrivacyState } from './PrivacyState';
export type VisitorRequestDto = {
    /**
     * What was asked for.
     */
    kind: PrivacyKind;
    /**
     * Where the request is: whether it has to be confirmed, a copy can be downloaded or a deletion be taken back, or how it ended.
     */
    state: PrivacyState;
    /**
     * The address that it is about; empty once it is forgotten.
     */
    email: string;
    /**
     * Until when the copy can be downloaded; null for a deletion, and until it is confirmed.
     */
    readyUntil: string | null;
    /**
     * When the data is deleted, unless it is taken back; null for a copy, and until it is confirmed.
     */
    deletesAt: string | null;
    /**
     * The address at which a browser saves a copy that is ready; good for five minutes.
     */
    url: string | null;
};

