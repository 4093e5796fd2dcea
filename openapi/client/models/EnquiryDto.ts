/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnquiryDto = {
    kind: 'sell' | 'contact';
    /**
     * What became of the copy for the CRM; `none` where nothing is copied: of an owner's enquiry, or without a CRM.
     */
    crmCopy: 'none' | 'waiting' | 'copied' | 'failed';
    id: number;
    name: string;
    phone: string;
    email: string;
    message: string;
    /**
     * The further fields of the contact form.
     */
    detail: Record<string, string>;
    createdAt: string;
    /**
     * When the office was done with it; null while it is not.
     */
    handledAt: string | null;
};

