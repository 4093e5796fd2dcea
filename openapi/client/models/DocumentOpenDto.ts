/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DocumentOpenDto = {
    /**
     * The id of the record.
     */
    id: string;
    /**
     * The name.
     */
    name: string;
    /**
     * The address on the network that it was opened from; null when that is not known.
     */
    address: string | null;
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
     * The id of the property.
     */
    propertyId: number;
    /**
     * The id of the person.
     */
    userId: number;
    /**
     * The role: 1 administrator, 2 buyer, 3 seller.
     */
    userTypeId: number;
    /**
     * The company.
     */
    company: string | null;
    /**
     * What the browser or program said of itself; null when it said nothing.
     */
    userAgent: string | null;
    /**
     * When it happened.
     */
    at: string;
    /**
     * Of the copy that was handed out; null for the original.
     */
    watermarkCode: string | null;
};

