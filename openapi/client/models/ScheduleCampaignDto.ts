/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ScheduleCampaignDto = {
    /**
     * Left out or null: at once.
     */
    at?: string | null;
};

