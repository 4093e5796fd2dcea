/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessagesRequestDto = {
    /**
     * As whom one reads; without it, in all of one's roles.
     */
    UserType?: 1 | 2 | 3;
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

