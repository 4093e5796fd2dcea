/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EventPartDto = {
    doneAt: string | null;
    /**
     * Set when the last attempt failed: the job console can try it again.
     */
    failedAt: string | null;
    error: string | null;
    /**
     * For example `mails`.
     */
    handler: string;
    queuedAt: string;
    attempts: number;
};

