/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What is wrong, for programs. More codes may come.
 */
export type ProblemCode = 'validation' | 'malformed' | 'unauthenticated' | 'key_scope' | 'forbidden' | 'not_found' | 'gone' | 'method_not_allowed' | 'version_mismatch' | 'stage_changed' | 'in_use' | 'already_exists' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'not_possible_now' | 'too_large' | 'unsupported_type' | 'rate_limited' | 'overloaded' | 'unavailable' | 'internal';
