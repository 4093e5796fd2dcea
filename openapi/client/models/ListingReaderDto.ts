/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ListingReaderDto = {
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
     * The company.
     */
    company: string | null;
    /**
     * Of the open that came last.
     */
    id: string;
    /**
     * Of the document, when it was opened last; null when that is not known.
     */
    version: number | null;
    /**
     * When it happened first.
     */
    firstAt: string;
    /**
     * When it happened last.
     */
    lastAt: string;
    /**
     * One for all that a session asked of it within ten minutes.
     */
    opens: number;
    /**
     * This and the company are null where the office keeps the names of buyers from the seller.
     */
    name: string | null;
    /**
     * How many buyers these opens are of.
     */
    people: number;
};

