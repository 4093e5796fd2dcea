/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaitingBuyerDto = {
    id: number;
    name: string;
    /**
     * UTC.
     */
    createdAt: string;
};

