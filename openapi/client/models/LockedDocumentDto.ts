/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LockedDocumentDto = {
    /**
     * The type, and for whom it is.
     */
    Title: string;
    DocumentTypeID: number;
    DocumentType: string;
};

