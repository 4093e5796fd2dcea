/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FieldCode } from './FieldCode';
import type { ProblemCode } from './ProblemCode';
export type Problem = {
    /**
     * Where the code is explained.
     */
    type: string;
    /**
     * What the code means, in words that may change.
     */
    title: string;
    /**
     * The HTTP status of the answer.
     */
    status: number;
    code: ProblemCode;
    /**
     * What is refused this time, for people.
     */
    detail: string;
    /**
     * Names this answer in the logs.
     */
    reference?: string;
    /**
     * What is wrong with which field, where it is one.
     */
    errors: Array<{
        /**
         * The path of the field, or the name of the parameter.
         */
        field: string;
        code: FieldCode;
        /**
         * What is wrong with it, for people.
         */
        message: string;
    }>;
};

