/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActivitySignerDto = {
    /**
     * The name.
     */
    name: string | null;
    /**
     * The company.
     */
    company: string | null;
    /**
     * When it was signed.
     */
    signedAt: string;
};

