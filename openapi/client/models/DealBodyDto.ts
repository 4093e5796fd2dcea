/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealBodyDto = {
    /**
     * What there is to say of it.
     */
    description?: string | null;
    /**
     * The id of the buyer.
     */
    buyerId: number;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The name of the deal.
     */
    dealName: string;
    /**
     * Whole dollars.
     */
    price: number;
};

