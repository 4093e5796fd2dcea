/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StageSumDto = {
    statusId: number;
    count: number;
    /**
     * Whole dollars; deals without a price add nothing.
     */
    price: number;
};

