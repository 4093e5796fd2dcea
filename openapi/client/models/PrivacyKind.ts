/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What was asked for.
 */
export type PrivacyKind = 'export' | 'delete';
