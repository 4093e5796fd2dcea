/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewPasskeyDto = {
    /**
     * What the person calls it.
     */
    name: string;
    /**
     * What the browser answered when it made the passkey.
     */
    passkey: Record<string, any>;
};

