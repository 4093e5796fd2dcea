/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DirectoryVendorDto = {
    /**
     * The id of the vendor.
     */
    VendorID: number;
    /**
     * The stored name of the logo.
     */
    Logo: string | null;
    /**
     * The company.
     */
    CompanyName: string;
    /**
     * What there is to say of it.
     */
    Description: string;
    /**
     * The address of the web site.
     */
    Website: string;
};

