/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeySignInDto = {
    /**
     * What the browser answered for the passkey.
     */
    passkey: Record<string, any>;
    /**
     * 1 on the administrators' screen.
     */
    userTypeId?: 1;
};

