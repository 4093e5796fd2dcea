/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AnswerDto = {
    text: string;
    state: 'draft' | 'published';
    /**
     * Null for a draft.
     */
    publishedTo: 'asker' | 'all' | null;
    /**
     * The question as all read it; null unless it is published to all.
     */
    publishedQuestion: string | null;
    version: number;
    /**
     * Who drafted or published it.
     */
    authorName: string;
    at: string;
};

