/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SignInRowDto = {
    /**
     * By what: `password`, `temporary`, `second-factor`, `passkey` or `key`.
     */
    kind: string | null;
    /**
     * From where, as far as the configured proxies are believed.
     */
    address: string | null;
    /**
     * Browser and system, as far as it says.
     */
    device: string | null;
    /**
     * When it happened.
     */
    at: string;
};

