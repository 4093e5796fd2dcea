/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorCategoriesFormDto = {
    /**
     * The ids of the categories.
     */
    CategoryIds: string;
    /**
     * The id of the vendor.
     */
    VendorID: number;
};

