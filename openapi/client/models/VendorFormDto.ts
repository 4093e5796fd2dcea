/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorFormDto = {
    Address1?: string | null;
    Address2?: string | null;
    City?: string | null;
    ZipCode?: string | null;
    Country?: string | null;
    Description?: string | null;
    /**
     * The name that the upload of the logo answered.
     */
    Logo?: string | null;
    /**
     * Missing leaves them as they are.
     */
    VendorCategoryIDs?: string;
    VendorID?: number;
    CompanyName: string;
    StateID: number;
    Website: string;
};

