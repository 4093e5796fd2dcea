/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NdaContextDto = {
    /**
     * The id of the property.
     */
    StoreID?: number;
};

