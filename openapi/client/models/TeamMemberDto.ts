/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TeamMemberDto = {
    Id: number;
    FirstName: string;
    LastName: string;
    Title: string;
    PhoneNumber: string;
    Email: string;
    /**
     * HTML, sanitised.
     */
    Description: string;
    /**
     * Served at /TeamImages/{ImageName}.
     */
    ImageName: string | null;
};

