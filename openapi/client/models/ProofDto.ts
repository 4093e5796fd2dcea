/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProofDto = {
    /**
     * Six digits of the app.
     */
    code?: string;
    /**
     * One of the recovery codes, in any letter case.
     */
    recoveryCode?: string;
    /**
     * What the browser answered for the passkey.
     */
    passkey?: Record<string, any>;
};

