/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnquiryPatchDto = {
    /**
     * Whether the office is done with it.
     */
    handled?: boolean;
};

