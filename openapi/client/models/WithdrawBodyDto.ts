/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WithdrawBodyDto = {
    /**
     * Why, for the seller.
     */
    reason?: string | null;
    /**
     * The newest version that the buyer has read; without one the offer is withdrawn as it stands.
     */
    version?: number;
};

