/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type QuestionToAnswerDto = {
    /**
     * As it was asked.
     */
    text: string;
    askerName: string;
    /**
     * UTC.
     */
    createdAt: string;
    /**
     * UTC, by when it should be answered.
     */
    dueAt: string;
    id: number;
    askerId: number;
    askerUserTypeId: number;
    propertyId: number;
    propertyName: string;
    /**
     * Null for a question about the property.
     */
    documentName: string | null;
    page: number | null;
};

