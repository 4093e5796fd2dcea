/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RadiusRequestDto = {
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * Whole miles, 1 to 10.
     */
    MVPRadius: number;
};

