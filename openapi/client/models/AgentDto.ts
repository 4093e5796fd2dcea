/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgentDto = {
    /**
     * The id of the record.
     */
    Id: number;
    /**
     * The first name.
     */
    FirstName: string;
    /**
     * The last name.
     */
    LastName: string;
    /**
     * The e-mail address, with which they sign in.
     */
    UserName: string;
};

