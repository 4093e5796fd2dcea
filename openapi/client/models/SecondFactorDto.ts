/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SecondFactorMethod } from './SecondFactorMethod';
export type SecondFactorDto = {
    /**
     * Good for five minutes and once, with POST /api/v1/session/second-factor.
     */
    Ticket: string;
    /**
     * How the step can be taken.
     */
    Methods: Array<SecondFactorMethod>;
};

