/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DeclineQuestionDto = {
    /**
     * The asker reads it.
     */
    reason?: string | null;
};

