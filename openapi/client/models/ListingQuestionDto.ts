/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AnswerDto } from './AnswerDto';
export type ListingQuestionDto = {
    /**
     * As it was asked.
     */
    text: string;
    /**
     * The state: where it stands, or one of the United States.
     */
    state: 'open' | 'answered' | 'declined';
    /**
     * As the asker reads it.
     */
    declineReason: string | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The name of the property.
     */
    propertyName: string;
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
     * By when it should be answered.
     */
    dueAt: string;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * When it was declined.
     */
    declinedAt: string | null;
    /**
     * Every version, the oldest first; a draft is read by the office and the owning seller only.
     */
    answers: Array<AnswerDto>;
    /**
     * This and the company are null where the office keeps the names of buyers from the seller.
     */
    askerName: string | null;
    /**
     * The company of who asked.
     */
    askerCompany: string | null;
};

