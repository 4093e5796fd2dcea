/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CommissionDto = {
    /**
     * The commission of the office, in percent of the price.
     */
    commissionPercent: number;
};

