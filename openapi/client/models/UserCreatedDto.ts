/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UserCreatedDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * A text for people.
     */
    Message: string;
};

