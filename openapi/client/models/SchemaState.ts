/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * `behind`: migrations of this version have not been run, so nothing is served; those of a newer one do no harm.
 */
export type SchemaState = 'ok' | 'behind' | 'unknown';
