/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealSearchDto = {
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
    DealName?: string;
    PropertyName?: string;
    StatusID?: number;
    BuyerName?: string;
    BuyerEmail?: string;
};

