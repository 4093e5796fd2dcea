/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UserMessagesRequestDto = {
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
    FromUserID: number;
    /**
     * The role in which they wrote; without it, any.
     */
    FromUserTypeID?: number;
};

