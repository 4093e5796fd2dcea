/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PropertyContextDto = {
    DealName?: string | null;
    StoreID?: number;
};

