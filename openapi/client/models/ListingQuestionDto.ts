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
    state: 'open' | 'answered' | 'declined';
    /**
     * As the asker reads it.
     */
    declineReason: string | null;
    id: number;
    propertyId: number;
    propertyName: string;
    /**
     * Null for a document that is gone, and for a question about the property.
     */
    documentId: number | null;
    documentName: string | null;
    /**
     * Of the document, when it was asked; null when that is not known.
     */
    documentVersion: number | null;
    page: number | null;
    /**
     * By when it should be answered.
     */
    dueAt: string;
    createdAt: string;
    declinedAt: string | null;
    /**
     * Every version, the oldest first; a draft is read by the office and the owning seller only.
     */
    answers: Array<AnswerDto>;
    /**
     * This and the company are null where the office keeps the names of buyers from the seller.
     */
    askerName: string | null;
    askerCompany: string | null;
};

