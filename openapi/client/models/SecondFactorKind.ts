/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * An app that shows codes, or a passkey.
 */
export type SecondFactorKind = 'totp' | 'passkey';
