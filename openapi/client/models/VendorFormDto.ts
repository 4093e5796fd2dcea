/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorFormDto = {
    /**
     * Missing leaves them as they are.
     */
    VendorCategoryIDs?: string;
    VendorID?: number;
    CompanyName: string;
    Address1?: string;
    Address2?: string;
    City?: string;
    StateID: number;
    ZipCode?: string;
    Country?: string;
    Description?: string;
    Website: string;
    /**
     * The name that the upload of the logo answered.
     */
    Logo?: string;
};

