/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReaderQuestionDto } from './ReaderQuestionDto';
export type ReaderQuestionsDto = {
    /**
     * YYYY-MM-DD, the last day on which something can be asked; null without an end.
     */
    questionsUntil: string | null;
    /**
     * Why the caller can ask nothing just now; null when they can.
     */
    closed: string | null;
    /**
     * The questions, or how many there are.
     */
    questions: Array<ReaderQuestionDto>;
};

