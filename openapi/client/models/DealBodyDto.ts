/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealBodyDto = {
    buyerId: number;
    propertyId: number;
    dealName: string;
    description?: string;
    /**
     * Whole dollars.
     */
    price: number;
};

