/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferPropertyDto = {
    /**
     * The name of the property.
     */
    StoreName?: string | null;
    /**
     * The offered price in whole dollars, 1 to 999,999,999,999; at most 13 characters, commas between groups of three.
     */
    Price: number;
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID?: number;
};

