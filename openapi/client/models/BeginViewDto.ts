/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BeginViewDto = {
    /**
     * Why the site is looked at as this person; it stands in the log.
     */
    reason: string;
};

