/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ResendWebhookDto = {
    /**
     * At most 30 days ago.
     */
    since: string;
};

