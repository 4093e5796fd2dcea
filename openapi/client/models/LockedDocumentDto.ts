/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LockedDocumentDto = {
    /**
     * The type, and for whom it is.
     */
    Title: string;
    /**
     * The id of the kind of document, as lookups list it.
     */
    DocumentTypeID: number;
    /**
     * What kind of document it is.
     */
    DocumentType: string;
};

