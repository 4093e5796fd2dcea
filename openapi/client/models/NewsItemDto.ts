/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewsItemDto = {
    /**
     * What kind it is.
     */
    kind: 'offer' | 'revised-offer' | 'nda' | 'buyer' | 'enquiry';
    /**
     * UTC.
     */
    at: string;
    /**
     * Of the deal, of the property of an NDA, of the person, of the enquiry.
     */
    id: number;
    /**
     * Of the property, or of the person.
     */
    name: string;
    /**
     * Who offered or signed; the company of a person.
     */
    about: string | null;
    /**
     * The account of who offered or signed; null for a company, and for an offer of somebody without an account.
     */
    aboutUserId: number | null;
};

