/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * `unknown`: the property lacks a figure that it must have, and nothing else speaks against it.
 */
export type Verdict = 'match' | 'unknown';
