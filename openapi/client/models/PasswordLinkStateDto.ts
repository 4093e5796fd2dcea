/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasswordLinkStateDto = {
    /**
     * Of the account whose password it sets; null when it has been used or has expired.
     */
    email: string | null;
};

