/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LockedDocumentDto = {
    DocumentTypeID: number;
    DocumentType: string;
    /**
     * For example `Rent roll, for qualified buyers`.
     */
    Title: string;
};

