/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RotatedWebhookDto = {
    /**
     * Shown this once.
     */
    secret: string;
    /**
     * Until when the secret before signs too.
     */
    previousUntil: string;
};

