/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UnsealRoundDto = {
    /**
     * Why the offers are read before they are due.
     */
    reason: string;
};

