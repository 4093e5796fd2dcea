/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContactEnquiryDto = {
    street?: string | null;
    city?: string | null;
    state?: string | null;
    zip?: string | null;
    first_name: string;
    last_name: string;
    company: string;
    phone: string;
    email: string;
    option: 'List my property' | 'Buy a property' | 'Connect with agent' | 'Other';
    message: string;
    lead_source?: string;
};

