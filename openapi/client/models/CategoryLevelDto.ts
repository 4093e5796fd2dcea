/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryLevelDto = {
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
    /**
     * 1 primary, 2 child.
     */
    Level?: 1 | 2;
    /**
     * With it the answer also tells which categories the vendor has.
     */
    VendorID?: number;
};

