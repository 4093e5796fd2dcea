/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellEnquiryDto = {
    /**
     * The name.
     */
    Name: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    Phone: string;
    /**
     * The e-mail address.
     */
    Email: string;
    /**
     * A text for people.
     */
    Message: string;
};

