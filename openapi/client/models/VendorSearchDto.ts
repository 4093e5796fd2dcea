/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorSearchDto = {
    CompanyName?: string | null;
    City?: string | null;
    StateID?: number;
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
};

