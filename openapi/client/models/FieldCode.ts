/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What is wrong with a field, for programs. More codes may come.
 */
export type FieldCode = 'required' | 'too_short' | 'too_long' | 'too_small' | 'too_large' | 'too_few' | 'too_many' | 'unknown' | 'taken' | 'duplicate' | 'invalid';
