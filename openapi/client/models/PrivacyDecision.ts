/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What the office decided; null where it did not.
 */
export type PrivacyDecision = 'approved' | 'refused';
