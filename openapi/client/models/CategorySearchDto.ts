/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategorySearchDto = {
    Name?: string | null;
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
};

