/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DisclosureDto = {
    Version: string;
    Text: string;
    /**
     * When the reader accepted this version within the last year; null when they have to.
     */
    AcceptedAt: string | null;
};

