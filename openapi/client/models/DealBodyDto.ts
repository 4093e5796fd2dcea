/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealBodyDto = {
    description?: string | null;
    buyerId: number;
    propertyId: number;
    dealName: string;
    /**
     * Whole dollars.
     */
    price: number;
};

