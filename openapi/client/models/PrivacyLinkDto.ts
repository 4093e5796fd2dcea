/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PrivacyLinkDto = {
    /**
     * What the mailed link carries.
     */
    token: string;
};

