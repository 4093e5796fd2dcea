/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewDealDto = {
    Description?: string | null;
    ID?: number;
    BuyerID: number;
    StoreID: number;
    DealName: string;
    Price: number;
};

