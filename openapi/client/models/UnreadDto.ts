/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UnreadDto = {
    /**
     * How many have not been read.
     */
    unreadCount: number;
};

