/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorSearchDto = {
    /**
     * The company.
     */
    CompanyName?: string | null;
    /**
     * The city.
     */
    City?: string | null;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateID?: number;
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

