/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorLogoDto = {
    /**
     * The stored name of the logo.
     */
    Logo: string;
};

