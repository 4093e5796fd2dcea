/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ResentDto = {
    /**
     * How many messages are on their way.
     */
    count: number;
};

