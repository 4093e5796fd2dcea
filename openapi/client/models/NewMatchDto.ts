/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewMatchDto = {
    /**
     * UTC.
     */
    listedAt: string;
    /**
     * Whose criteria it meets, counted up to 100.
     */
    buyers: number;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The name of the property.
     */
    propertyName: string;
};

