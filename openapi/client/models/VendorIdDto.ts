/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorIdDto = {
    /**
     * The id of the vendor.
     */
    VendorID: number;
};

