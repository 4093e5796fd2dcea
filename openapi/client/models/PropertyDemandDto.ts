/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PropertyDemandDto = {
    /**
     * How many people keep it.
     */
    favouriteCount: number;
    /**
     * How many saved searches find it.
     */
    savedSearchCount: number;
};

