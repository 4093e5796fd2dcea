/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnquiryDto = {
    id: number;
    /**
     * `sell` or `contact`.
     */
    kind: string;
    name: string;
    phone: string;
    email: string;
    message: string;
    /**
     * The further fields of the contact form.
     */
    detail: Record<string, string>;
    createdAt: string;
};

