/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RefreshedSessionDto = {
    /**
     * JWT of 15 minutes.
     */
    token: string;
    /**
     * Names the session of the browser.
     */
    sessionId: string;
};

