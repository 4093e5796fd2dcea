/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MailPreferencesDto = {
    /**
     * Offers that arrive, and what becomes of deals.
     */
    offers: boolean;
    /**
     * Properties that are assigned, and NDAs that are signed.
     */
    properties: boolean;
    /**
     * What people write.
     */
    messages: boolean;
    /**
     * Reminders and reports.
     */
    reports: boolean;
    /**
     * Listings that one looks for or keeps.
     */
    listings: boolean;
};

