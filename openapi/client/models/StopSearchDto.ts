/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StopSearchDto = {
    /**
     * The signed text that opens it.
     */
    token: string;
};

