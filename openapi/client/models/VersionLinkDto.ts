/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VersionLinkDto = {
    /**
     * How an earlier version is marked; null for the newest.
     */
    Replaced: string | null;
    /**
     * Which one it opens: the newest, unless another was named.
     */
    Version: number;
    /**
     * Relative to the site.
     */
    Url: string;
};

