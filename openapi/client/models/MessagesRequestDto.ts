/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessagesRequestDto = {
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
    /**
     * As whom one reads; every role of a person has the same messages.
     */
    UserType?: 1 | 2 | 3;
};

