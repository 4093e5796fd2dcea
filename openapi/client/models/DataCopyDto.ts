/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DataCopyState } from './DataCopyState';
export type DataCopyDto = {
    /**
     * The request for this copy.
     */
    id: number;
    /**
     * Whether the copy can be downloaded, was, or was not in time.
     */
    state: DataCopyState;
    /**
     * Until when the copy can be downloaded.
     */
    readyUntil: string;
    /**
     * When it ended; null while it runs.
     */
    endedAt: string | null;
    /**
     * When it was asked for.
     */
    receivedAt: string;
};

