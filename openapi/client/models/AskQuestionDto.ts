/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AskQuestionDto = {
    /**
     * What was written.
     */
    text: string;
    /**
     * The id of the document.
     */
    documentId?: number | null;
    /**
     * Of the document.
     */
    page?: number | null;
};

