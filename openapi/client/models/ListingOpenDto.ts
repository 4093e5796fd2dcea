/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ListingOpenDto = {
    /**
     * The id of the record.
     */
    id: string;
    /**
     * How it was opened first: shown in the browser, or taken as a file.
     */
    kind: 'view' | 'download';
    /**
     * The id of the document.
     */
    documentId: number;
    /**
     * This and the name are null for a document that is gone.
     */
    documentType: string | null;
    /**
     * The name it was uploaded with.
     */
    actualFileName: string | null;
    /**
     * Of the document, when it was opened; null when that is not known.
     */
    version: number | null;
    /**
     * The company.
     */
    company: string | null;
    /**
     * When it happened.
     */
    at: string;
    /**
     * This and the company are null where the office keeps the names of buyers from the seller.
     */
    name: string | null;
};

