/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgentDto = {
    Id: number;
    FirstName: string;
    LastName: string;
    /**
     * The e-mail address, with which they sign in.
     */
    UserName: string;
};

