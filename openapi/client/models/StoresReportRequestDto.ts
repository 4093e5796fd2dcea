/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoresReportRequestDto = {
    /**
     * The name of the property.
     */
    StoreName?: string | null;
    /**
     * The city.
     */
    City?: string | null;
    /**
     * One of the United States.
     */
    StateName?: string | null;
    /**
     * The field that the list is sorted by and the order; without it as the list begins.
     */
    Sort?: string | null;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID?: number;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateID?: number;
    /**
     * The id of the seller.
     */
    SellerID?: number;
    /**
     * Only those that are not published.
     */
    ShowUnPublished?: boolean;
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

