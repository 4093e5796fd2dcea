/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProbabilityBodyDto = {
    /**
     * How likely a deal at this stage is to be sold.
     */
    percent: number;
};

