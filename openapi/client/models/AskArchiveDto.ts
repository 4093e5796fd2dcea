/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AskArchiveDto = {
    /**
     * What the mailed link names, for those who come by it.
     */
    mailed?: string | null;
};

