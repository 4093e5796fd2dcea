/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LeftOutAccessDto } from './LeftOutAccessDto';
export type ApprovedAccessesDto = {
    /**
     * How many were approved.
     */
    approved: Array<number>;
    /**
     * How many were left as they are.
     */
    leftOut: Array<LeftOutAccessDto>;
};

