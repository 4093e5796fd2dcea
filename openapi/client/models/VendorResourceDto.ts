/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorResourceDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * The two letters of one of the United States.
     */
    readonly stateCode: string;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * The company.
     */
    companyName: string;
    /**
     * Street and number.
     */
    address1: string | null;
    /**
     * What comes below the street, such as a suite.
     */
    address2: string | null;
    /**
     * The city.
     */
    city: string | null;
    /**
     * The id of one of the United States, as lookups list it.
     */
    stateId: number;
    /**
     * The ZIP code.
     */
    zipCode: string | null;
    /**
     * The country.
     */
    country: string;
    /**
     * What there is to say of it.
     */
    description: string;
    /**
     * The address of the web site.
     */
    website: string;
    /**
     * The stored name of the logo.
     */
    logo: string | null;
    /**
     * The ids of the categories.
     */
    categoryIds: Array<number>;
    /**
     * Whether it is in use.
     */
    active: boolean;
};

