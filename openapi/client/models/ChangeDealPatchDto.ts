/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangeDealPatchDto = {
    /**
     * The id of the buyer.
     */
    buyerId?: number;
    /**
     * The id of the property.
     */
    propertyId?: number;
    /**
     * Whole dollars.
     */
    price?: number;
    /**
     * An administrator, at any stage; null: nobody in particular.
     */
    ownerId?: number | null;
};

