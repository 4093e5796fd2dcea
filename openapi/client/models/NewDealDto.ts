/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewDealDto = {
    ID?: number;
    BuyerID: number;
    StoreID: number;
    DealName: string;
    Description?: string;
    Price: number;
};

