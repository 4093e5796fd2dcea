/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AnswerBodyDto = {
    /**
     * What was written.
     */
    text: string;
};

