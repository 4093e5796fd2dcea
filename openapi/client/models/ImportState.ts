/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * `checking`, `committing` and `undoing` are under way.
 */
export type ImportState = 'checking' | 'checked' | 'committing' | 'done' | 'failed' | 'undoing' | 'undone';
