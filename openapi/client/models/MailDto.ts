/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MailStatus } from './MailStatus';
export type MailDto = {
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * Which mail it is, for example `offer-received`; `x-names` lists all of today with what the mail log calls them.
     */
    kind: string;
    /**
     * Whose account it was written to; null for people without one.
     */
    userId: number | null;
    /**
     * The role: 1 administrator, 2 buyer, 3 seller.
     */
    userTypeId: number | null;
    /**
     * What they were called at that time.
     */
    recipientName: string | null;
    /**
     * What it is about, for example `deal`; null where it is about the account of the recipient.
     */
    recordType: string | null;
    /**
     * The id of the record.
     */
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
    /**
     * When it was sent.
     */
    sentAt: string | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * To whom it was sent.
     */
    recipient: string;
    /**
     * What it is about was deleted since.
     */
    recordGone: boolean;
    /**
     * What it is about.
     */
    subject: string;
    /**
     * How often it was tried.
     */
    attempts: number;
    /**
     * When it was created.
     */
    createdAt: string;
};

