/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealDateKind = 'LOI signed' | 'purchase agreement' | 'earnest money due' | 'goes hard' | 'diligence ends' | 'financing' | 'title' | 'closing';
