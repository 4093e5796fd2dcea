/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UserStatusAnswerDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID: number;
};

