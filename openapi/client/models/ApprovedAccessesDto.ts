/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LeftOutAccessDto } from './LeftOutAccessDto';
export type ApprovedAccessesDto = {
    approved: Array<number>;
    leftOut: Array<LeftOutAccessDto>;
};

