/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TeamMemberDto = {
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
     * What it is called.
     */
    Title: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    PhoneNumber: string;
    /**
     * The e-mail address.
     */
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

