/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type QuestionToAnswerDto = {
    /**
     * As it was asked.
     */
    text: string;
    /**
     * The name of the asker.
     */
    askerName: string;
    /**
     * UTC.
     */
    createdAt: string;
    /**
     * UTC, by when it should be answered.
     */
    dueAt: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the asker.
     */
    askerId: number;
    /**
     * As what they asked: 2 buyer, 3 seller.
     */
    askerUserTypeId: number;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The name of the property.
     */
    propertyName: string;
    /**
     * Null for a question about the property.
     */
    documentName: string | null;
    /**
     * The number of the page, from 1.
     */
    page: number | null;
};

