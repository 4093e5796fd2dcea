/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AskQuestionDto = {
    text: string;
    documentId?: number | null;
    /**
     * Of the document.
     */
    page?: number | null;
};

