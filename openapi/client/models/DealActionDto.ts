/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealActionDto = {
    Id: number;
    StoreId?: number;
    BuyerId?: number;
    Price?: number;
    DealStatusID?: number;
};

