/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DataCopyLinkDto = {
    /**
     * The address at which a browser saves the copy; good for five minutes and for the session that asked.
     */
    url: string;
};

