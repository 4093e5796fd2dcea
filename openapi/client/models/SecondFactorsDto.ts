/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnFactorDto } from './OwnFactorDto';
export type SecondFactorsDto = {
    /**
     * Recovery codes that were not used.
     */
    recoveryCodesLeft: number;
    /**
     * The second factors that were added.
     */
    factors: Array<OwnFactorDto>;
    /**
     * Whether nothing else can be done without one.
     */
    isRequired: boolean;
};

