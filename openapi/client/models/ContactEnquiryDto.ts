/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContactEnquiryDto = {
    first_name: string;
    last_name: string;
    company: string;
    phone: string;
    email: string;
    option: 'List my property' | 'Buy a property' | 'Connect with agent' | 'Other';
    message: string;
    street?: string;
    city?: string;
    state?: string;
    zip?: string;
    lead_source?: string;
};

