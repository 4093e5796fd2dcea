/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MostViewRowDto = {
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The name of the property.
     */
    StoreName: string;
    /**
     * How many there are.
     */
    Count: number;
};

