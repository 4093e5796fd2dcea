/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ArchiveLinkDto = {
    /**
     * Good for 5 minutes and for this session, without a bearer token; null when the link is mailed instead.
     */
    url: string | null;
};

