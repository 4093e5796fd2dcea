/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LowerAccessDto = {
    /**
     * How much of the documents is open.
     */
    tier: 1 | 2 | 3;
    /**
     * The id of the deal.
     */
    dealId: number;
};

