/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MoveDealDto = {
    /**
     * Why, for the history of the deal.
     */
    reason?: string | null;
    /**
     * The id of its stage, as lookups list it.
     */
    statusId: number;
};

