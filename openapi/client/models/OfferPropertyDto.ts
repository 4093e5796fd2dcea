/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferPropertyDto = {
    StoreName?: string | null;
    /**
     * The offered price in whole dollars, 1 to 999,999,999,999; at most 13 characters, commas between groups of three.
     */
    Price: number;
    StoreID: number;
    StatusID?: number;
};

