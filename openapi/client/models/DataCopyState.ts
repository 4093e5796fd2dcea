/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Whether the copy can be downloaded, was, or was not in time.
 */
export type DataCopyState = 'ready' | 'done' | 'expired';
