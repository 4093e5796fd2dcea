/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ApproveAccessesDto = {
    tier?: 1 | 2 | 3;
    /**
     * Null without an end.
     */
    expiresAt?: string | null;
    ids: Array<number>;
};

