/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangeDealBodyDto = {
    buyerId?: number;
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

