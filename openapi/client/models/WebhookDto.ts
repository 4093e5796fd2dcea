/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangeType } from './ChangeType';
import type { WebhookState } from './WebhookState';
export type WebhookDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * Where to.
     */
    url: string;
    /**
     * What it is for.
     */
    description: string;
    /**
     * What it is told of.
     */
    events: Array<ChangeType>;
    /**
     * Disabled: nothing was taken for five days, or it said that it is gone.
     */
    state: WebhookState;
    /**
     * Why it was disabled.
     */
    readonly reason: string | null;
    /**
     * Since when nothing was taken.
     */
    readonly failingSince: string | null;
    /**
     * Until when the secret before the last rotation signs too.
     */
    readonly previousUntil: string | null;
    /**
     * When something was taken last.
     */
    readonly lastDeliveredAt: string | null;
    /**
     * Who made it, and is told when it is disabled.
     */
    readonly madeById: number;
    /**
     * Their name.
     */
    readonly madeByName: string;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * When it was modified.
     */
    readonly modifiedAt: string;
};

