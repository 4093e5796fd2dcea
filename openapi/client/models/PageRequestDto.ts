/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PageRequestDto = {
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

