/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaginationDto = {
    /**
     * How many records there are.
     */
    TotalRecords: number;
    /**
     * The number of the page, from 1.
     */
    Page: number;
    /**
     * Most records of a page.
     */
    PageLength: number;
    /**
     * How many pages there are.
     */
    TotalPages: number;
};

