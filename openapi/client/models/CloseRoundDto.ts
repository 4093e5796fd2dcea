/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LowerAccessDto } from './LowerAccessDto';
export type CloseRoundDto = {
    /**
     * Ids of the deals that were chosen.
     */
    winners: Array<number>;
    /**
     * Ids of the deals whose buyers are told that they were not chosen.
     */
    letterFor: Array<number>;
    /**
     * Whose access goes less far from now on, of those who were not chosen.
     */
    lowerAccess?: Array<LowerAccessDto>;
};

