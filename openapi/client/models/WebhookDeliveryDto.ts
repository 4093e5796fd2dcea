/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookDeliveryState } from './WebhookDeliveryState';
export type WebhookDeliveryDto = {
    /**
     * Of this delivery; the receiver sees that of the change.
     */
    id: number;
    /**
     * The `webhook-id` of the message; null for a test.
     */
    changeId: number | null;
    /**
     * One of the feed, or `webhook.test`.
     */
    type: string;
    /**
     * Held: it is from before a restore, and goes out only when it is sent again.
     */
    state: WebhookDeliveryState;
    /**
     * What the receiver answered last; null where nobody did.
     */
    status: number | null;
    /**
     * How long the last try took, in milliseconds.
     */
    ms: number | null;
    /**
     * What went wrong the last time.
     */
    error: string | null;
    /**
     * When it was tried.
     */
    triedAt: string | null;
    /**
     * When it is tried next.
     */
    nextAt: string | null;
    /**
     * The id of the webhook.
     */
    webhookId: number;
    /**
     * How often it was tried.
     */
    attempt: number;
    /**
     * Whether a person had it sent.
     */
    resent: boolean;
    /**
     * When it happened.
     */
    at: string;
};

