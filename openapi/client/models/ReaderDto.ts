/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReaderDto = {
    /**
     * The name.
     */
    name: string;
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
};

