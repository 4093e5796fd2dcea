/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { QuestionToAnswerDto } from './QuestionToAnswerDto';
export type QuestionsToAnswerDto = {
    /**
     * The five that are due first.
     */
    first: Array<QuestionToAnswerDto>;
    /**
     * How many there are.
     */
    count: number;
};

