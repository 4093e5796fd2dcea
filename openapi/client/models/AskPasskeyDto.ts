/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AskPasskeyDto = {
    /**
     * Of the answer to the sign-in; without one any passkey that the browser knows for us is asked for.
     */
    ticket?: string;
};

