/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StateOptionDto = {
    /**
     * Two letters.
     */
    code: string;
    id: number;
    name: string;
};

