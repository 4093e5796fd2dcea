/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TeamMemberBodyDto = {
    /**
     * What there is to say of it.
     */
    description?: string | null;
    /**
     * The name that the upload of the portrait answered.
     */
    imageName?: string | null;
    /**
     * The first name.
     */
    firstName: string;
    /**
     * The last name.
     */
    lastName: string;
    /**
     * What it is called.
     */
    title: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    phoneNumber: string;
    /**
     * The e-mail address.
     */
    email: string;
    /**
     * Where it stands in its order; of a person, what they are.
     */
    position?: number;
};

