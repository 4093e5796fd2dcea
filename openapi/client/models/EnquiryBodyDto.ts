/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnquiryBodyDto = {
    /**
     * Whether the office is done with it.
     */
    handled: boolean;
};

