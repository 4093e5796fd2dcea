/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealSearchDto = {
    DealName?: string;
    PropertyName?: string;
    StatusID?: number;
    BuyerName?: string;
    BuyerEmail?: string;
};

