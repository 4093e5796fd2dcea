/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImportRowState = 'waiting' | 'right' | 'wrong' | 'written' | 'refused' | 'removed' | 'kept';
