/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Disabled: nothing was taken for five days, or it said that it is gone.
 */
export type WebhookState = 'active' | 'paused' | 'disabled';
