/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TeamMemberBodyDto = {
    description?: string | null;
    /**
     * The name that the upload of the portrait answered.
     */
    imageName?: string | null;
    firstName: string;
    lastName: string;
    title: string;
    phoneNumber: string;
    email: string;
    position?: number;
};

