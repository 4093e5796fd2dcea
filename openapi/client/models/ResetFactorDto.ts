/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ResetFactorDto = {
    /**
     * Why; it stands in the log.
     */
    reason: string;
};

