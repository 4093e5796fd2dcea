/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealActionDto = {
    Id: number;
    StoreId?: number;
    BuyerId?: number;
    Price?: number;
    /**
     * Of the terms that were shown, as listed with the offer.
     */
    Version?: number;
    DealStatusID?: number;
};

