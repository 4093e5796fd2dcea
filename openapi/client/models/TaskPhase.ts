/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Null for one that was added by hand, and once its template is gone.
 */
export type TaskPhase = 'contract' | 'diligence' | 'financing' | 'title' | 'closing';
