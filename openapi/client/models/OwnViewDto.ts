/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnViewDto = {
    /**
     * The administrator who looked at the site as the caller.
     */
    name: string;
    /**
     * When the view began.
     */
    startedAt: string;
    /**
     * When the view ended, or ends at the latest.
     */
    endedAt: string;
};

