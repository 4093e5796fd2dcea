/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UserMessagesRequestDto = {
    /**
     * The role in which they wrote; without it, any.
     */
    FromUserTypeID?: 1 | 2 | 3;
    /**
     * The id of the sender.
     */
    FromUserID: number;
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

