/** Webhooks: limits and words. */

export const webhookUrlLength = 2000;
export const webhookDescriptionLength = 200;
export const WEBHOOK_STATES = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'held'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Seconds before each repetition of what was not taken. */
export const WEBHOOK_RETRIES = [5, 300, 1800, 7200, 18_000, 36_000, 36_000] as const;
/** How long deliveries are listed, and can be sent again. */
export const WEBHOOK_DELIVERIES_KEPT_DAYS = 30;
/** How long the secret before a rotation signs too. */
export const WEBHOOK_ROTATION_HOURS = 24;
/** What a test is called, which no feed tells. */
export const WEBHOOK_TEST = 'webhook.test';
export const NOT_PUBLIC = 'not a public address';
