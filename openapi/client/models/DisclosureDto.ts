/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DisclosureDto = {
    /**
     * The number of the version, from 1.
     */
    Version: string;
    /**
     * What was written.
     */
    Text: string;
    /**
     * When the reader accepted this version within the last year; null when they have to.
     */
    AcceptedAt: string | null;
};

