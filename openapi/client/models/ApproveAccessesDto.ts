/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ApproveAccessesDto = {
    /**
     * How much of the documents is open.
     */
    tier?: 1 | 2 | 3;
    /**
     * Null without an end.
     */
    expiresAt?: string | null;
    /**
     * The ids of the records.
     */
    ids: Array<number>;
};

