/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaginationDto = {
    TotalRecords: number;
    Page: number;
    PageLength: number;
    TotalPages: number;
};

