/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoresReportRequestDto = {
    StoreName?: string | null;
    City?: string | null;
    StateName?: string | null;
    /**
     * The field that the list is sorted by and the order; without it as the list begins.
     */
    Sort?: string | null;
    StatusID?: number;
    StateID?: number;
    SellerID?: number;
    /**
     * Only those that are not published.
     */
    ShowUnPublished?: boolean;
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
};

