/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessageDto = {
    /**
     * A text for people.
     */
    Message: string;
};

