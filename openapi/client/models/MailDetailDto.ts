/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MailStatus } from './MailStatus';
export type MailDetailDto = {
    /**
     * `written`: no mail server is configured, so it lies as an .eml file below DATA_DIR.
     */
    status: MailStatus;
    /**
     * What the last try ended with, when it did not succeed.
     */
    error: string | null;
    sentAt: string | null;
    id: number;
    /**
     * Which mail it is, for example `offer-received`.
     */
    kind: string;
    recipient: string;
    subject: string;
    attempts: number;
    createdAt: string;
    /**
     * A whole HTML document: show it in a sandboxed frame only.
     */
    previewHtml: string;
    previewText: string;
};

