/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AnswerDto = {
    /**
     * What was written.
     */
    text: string;
    /**
     * The state: where it stands, or one of the United States.
     */
    state: 'draft' | 'published';
    /**
     * Null for a draft.
     */
    publishedTo: 'asker' | 'all' | null;
    /**
     * The question as all read it; null unless it is published to all.
     */
    publishedQuestion: string | null;
    /**
     * The number of the version, from 1.
     */
    version: number;
    /**
     * Who drafted or published it.
     */
    authorName: string;
    /**
     * When it happened.
     */
    at: string;
};

