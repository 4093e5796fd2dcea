/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Where the request is: whether a copy can be downloaded or a deletion be taken back, or how it ended.
 */
export type PrivacyState = 'to confirm' | 'ready' | 'to decide' | 'waiting' | 'done' | 'expired' | 'taken back' | 'refused';
