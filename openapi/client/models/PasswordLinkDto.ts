/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasswordLinkDto = {
    /**
     * The signed text that opens it.
     */
    token: string;
    /**
     * Whether it was mailed to somebody who had forgotten their password; others hold a temporary one.
     */
    isForgotPassword: boolean;
};

