/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PropertyEnquiryDto = {
    /**
     * The name.
     */
    name: string;
    /**
     * The e-mail address.
     */
    email: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    phone: string;
    /**
     * A text for people.
     */
    message: string;
};

