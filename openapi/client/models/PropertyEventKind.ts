/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PropertyEventKind = 'change' | 'mail' | 'nda' | 'note' | 'offer' | 'stage';
