/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorDto = {
    VendorID: number;
    CompanyName: string;
    Address1: string | null;
    Address2: string | null;
    City: string | null;
    StateID: number;
    StateCode: string;
    ZipCode: string | null;
    Country: string;
    Description: string;
    Website: string;
    /**
     * Served at /VendorLogos/{Logo}.
     */
    Logo: string | null;
    ISActive: boolean;
    /**
     * Ids joined by commas.
     */
    VendorCategoryIDs: string;
    CreatedDate: string;
};

