/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeyOptionsDto = {
    /**
     * As `navigator.credentials` takes it, in JSON.
     */
    publicKey: Record<string, any>;
};

