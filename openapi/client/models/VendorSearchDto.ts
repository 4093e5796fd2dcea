/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorSearchDto = {
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
    CompanyName?: string;
    City?: string;
    StateID?: number;
};

