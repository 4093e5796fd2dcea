/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ConsoleDto = {
    /**
     * Where the job console opens; the cookie that was set lets this browser in for 30 minutes.
     */
    url: string;
};

