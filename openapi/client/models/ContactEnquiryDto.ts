/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContactEnquiryDto = {
    /**
     * Street and number.
     */
    street?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state: where it stands, or one of the United States.
     */
    state?: string | null;
    /**
     * The ZIP code.
     */
    zip?: string | null;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The company.
     */
    company: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    phone: string;
    /**
     * The e-mail address.
     */
    email: string;
    /**
     * What the enquiry is about.
     */
    option: 'List my property' | 'Buy a property' | 'Connect with agent' | 'Other';
    /**
     * A text for people.
     */
    message: string;
    /**
     * How they heard of the product.
     */
    lead_source?: string;
};

