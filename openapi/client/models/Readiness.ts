/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * `degraded`: people are served, but mails wait (Redis), files cannot be reached (storage) or reads have fewer servers (replicas).
 * `stopping`: requests are still answered, but new ones should go elsewhere.
 */
export type Readiness = 'ok' | 'degraded' | 'down' | 'stopping';
