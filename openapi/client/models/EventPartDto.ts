/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EventPartDto = {
    /**
     * When it was done; null as long as it is not.
     */
    doneAt: string | null;
    /**
     * Set when the last attempt failed: the job console can try it again.
     */
    failedAt: string | null;
    /**
     * What went wrong the last time.
     */
    error: string | null;
    /**
     * For example `mails`.
     */
    handler: string;
    /**
     * When its job was made.
     */
    queuedAt: string;
    /**
     * How often it was tried.
     */
    attempts: number;
};

