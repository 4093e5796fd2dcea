/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What it is about.
 */
export type TaskSubject = 'deal' | 'property' | 'user' | 'enquiry';
