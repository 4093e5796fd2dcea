/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NdaLinkDto = {
    /**
     * Relative to the site.
     */
    Url: string;
    ActualFileName: string;
    /**
     * Hex SHA-256 of the text; sent back with the signature, it says which text was read.
     */
    DocumentSha256: string;
    /**
     * The sentence to be agreed to, beside the checkbox.
     */
    ConsentText: string;
    /**
     * Of that sentence; sent back with the signature.
     */
    ConsentVersion: string;
};

