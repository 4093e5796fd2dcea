/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorDto = {
    /**
     * The id of the vendor.
     */
    VendorID: number;
    /**
     * The company.
     */
    CompanyName: string;
    /**
     * Street and number.
     */
    Address1: string | null;
    /**
     * What comes below the street, such as a suite.
     */
    Address2: string | null;
    /**
     * The city.
     */
    City: string | null;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateID: number;
    /**
     * The two letters of one of the United States.
     */
    StateCode: string;
    /**
     * The ZIP code.
     */
    ZipCode: string | null;
    /**
     * The country.
     */
    Country: string;
    /**
     * What there is to say of it.
     */
    Description: string;
    /**
     * The address of the web site.
     */
    Website: string;
    /**
     * Served at /VendorLogos/{Logo}.
     */
    Logo: string | null;
    /**
     * Whether it is in use.
     */
    ISActive: boolean;
    /**
     * Ids joined by commas.
     */
    VendorCategoryIDs: string;
    /**
     * When it was made.
     */
    CreatedDate: string;
};

