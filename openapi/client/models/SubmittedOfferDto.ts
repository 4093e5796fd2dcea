/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SubmittedOfferDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the deal.
     */
    dealId: number;
    /**
     * The number of the version, from 1.
     */
    version: number;
};

