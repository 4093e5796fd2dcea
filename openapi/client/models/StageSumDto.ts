/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StageSumDto = {
    /**
     * The id of its stage, as lookups list it.
     */
    statusId: number;
    /**
     * How many there are.
     */
    count: number;
    /**
     * Whole dollars; deals without a price add nothing.
     */
    price: number;
};

