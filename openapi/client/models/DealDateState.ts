/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * An open date is late from the day after it is due; `next` is the one that follows what is done.
 */
export type DealDateState = 'done' | 'late' | 'next' | 'ahead' | 'not set';
