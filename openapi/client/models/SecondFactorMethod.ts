/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * How the step can be taken.
 */
export type SecondFactorMethod = 'totp' | 'passkey' | 'recovery-code';
