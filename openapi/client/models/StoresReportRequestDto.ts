/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoresReportRequestDto = {
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
    StoreName?: string;
    City?: string;
    StatusID?: number;
    StateID?: number;
    SellerID?: number;
    /**
     * Only those that are not published.
     */
    ShowUnPublished?: boolean;
    StateName?: string;
};

