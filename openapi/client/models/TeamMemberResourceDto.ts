/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TeamMemberResourceDto = {
    readonly id: number;
    firstName: string;
    lastName: string;
    title: string;
    phoneNumber: string;
    email: string;
    /**
     * HTML, sanitised.
     */
    description: string;
    imageName: string | null;
    /**
     * Where they stand on the page, from the top.
     */
    position: number;
};

