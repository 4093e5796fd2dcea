/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DirectoryVendorDto = {
    VendorID: number;
    Logo: string | null;
    CompanyName: string;
    Description: string;
    Website: string;
};

