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
    errors: Array<{
        field: string;
        code: FieldCode;
        message: string;
    }>;
};

