/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PropertyContextDto = {
    /**
     * The name of the deal.
     */
    DealName?: string | null;
    /**
     * The id of the property.
     */
    StoreID?: number;
};

