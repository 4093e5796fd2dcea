/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BatchFieldDto = {
    /**
     * The name of the field in the body.
     */
    field: string;
    /**
     * Which rule it breaks, as in the errors of any other answer.
     */
    code: string;
    /**
     * The rule in words.
     */
    message: string;
};

