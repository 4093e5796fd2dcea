/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Held: it is from before a restore, and goes out only when it is sent again.
 */
export type WebhookDeliveryState = 'waiting' | 'delivered' | 'failed' | 'held';
