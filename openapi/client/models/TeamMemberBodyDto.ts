/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TeamMemberBodyDto = {
    firstName: string;
    lastName: string;
    title: string;
    phoneNumber: string;
    email: string;
    description?: string;
    /**
     * The name that the upload of the portrait answered.
     */
    imageName?: string | null;
    position?: number;
};

