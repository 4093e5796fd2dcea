/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * `degraded`: people are served, but mails wait (Redis) or files cannot be reached (storage).
 */
export type Readiness = 'ok' | 'degraded' | 'down';
