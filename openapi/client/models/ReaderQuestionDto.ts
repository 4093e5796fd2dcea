/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReaderQuestionDto = {
    /**
     * The caller reads their own as they asked it, the others as the office has worded them.
     */
    question: string;
    /**
     * The state: where it stands, or one of the United States.
     */
    state: 'open' | 'answered' | 'declined';
    /**
     * The newest version; null as long as it is not answered.
     */
    answer: string | null;
    /**
     * Why it was declined, where that was said; the caller's own only.
     */
    reason: string | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * Null for a document that is gone, and for a question about the property.
     */
    documentId: number | null;
    /**
     * The name of the document.
     */
    documentName: string | null;
    /**
     * Of the document, when it was asked; null when that is not known.
     */
    documentVersion: number | null;
    /**
     * The number of the page, from 1.
     */
    page: number | null;
    /**
     * The caller asked it.
     */
    yours: boolean;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * When it was answered.
     */
    answeredAt: string | null;
};

