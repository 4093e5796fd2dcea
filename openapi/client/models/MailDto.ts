/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MailStatus } from './MailStatus';
export type MailDto = {
    /**
     * Which mail it is, for example `offer-received`; `x-names` lists all of today with what the mail log calls them.
     */
    kind: string;
    /**
     * Whose account it was written to; null for people without one.
     */
    userId: number | null;
    userTypeId: number | null;
    /**
     * What they were called at that time.
     */
    recipientName: string | null;
    /**
     * What it is about, for example `deal`; null where it is about the account of the recipient.
     */
    recordType: string | null;
    recordId: number | null;
    /**
     * What that was called at that time.
     */
    recordName: string | null;
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
    recipient: string;
    /**
     * What it is about was deleted since.
     */
    recordGone: boolean;
    subject: string;
    attempts: number;
    createdAt: string;
};

