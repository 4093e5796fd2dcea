/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgreeBodyDto = {
    /**
     * The version of the counter that is agreed to.
     */
    version: number;
};

