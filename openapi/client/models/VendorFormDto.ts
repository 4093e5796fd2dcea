/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorFormDto = {
    /**
     * Street and number.
     */
    Address1?: string | null;
    /**
     * What comes below the street, such as a suite.
     */
    Address2?: string | null;
    /**
     * The city.
     */
    City?: string | null;
    /**
     * The ZIP code.
     */
    ZipCode?: string | null;
    /**
     * The country.
     */
    Country?: string | null;
    /**
     * What there is to say of it.
     */
    Description?: string | null;
    /**
     * The name that the upload of the logo answered.
     */
    Logo?: string | null;
    /**
     * Missing leaves them as they are.
     */
    VendorCategoryIDs?: string;
    /**
     * The id of the vendor.
     */
    VendorID?: number;
    /**
     * The company.
     */
    CompanyName: string;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateID: number;
    /**
     * The address of the web site.
     */
    Website: string;
};

