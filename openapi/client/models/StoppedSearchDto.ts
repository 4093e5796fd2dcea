/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoppedSearchDto = {
    /**
     * Of the search whose mails are stopped.
     */
    name: string;
};

