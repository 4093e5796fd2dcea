/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RateLimitDto = {
    /**
     * Requests to /api/v1 within a minute.
     */
    limit: number;
    /**
     * Of those, how many are left.
     */
    remaining: number;
    /**
     * Seconds until all of them are there again.
     */
    resetSeconds: number;
};

