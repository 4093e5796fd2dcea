/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReportAgentDto = {
    /**
     * The name.
     */
    name: string;
    /**
     * The state or city where it is.
     */
    location: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    phone: string;
    /**
     * The e-mail address.
     */
    email: string;
};

