/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReportOfTomorrowDto = {
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The name of the property.
     */
    propertyName: string;
    /**
     * The id of the seller.
     */
    sellerId: number;
    /**
     * The name of the seller.
     */
    sellerName: string;
    /**
     * What the broker says of the week.
     */
    note: string | null;
};

