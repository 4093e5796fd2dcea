/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaginationDto } from './PaginationDto';
import type { SearchResultDto } from './SearchResultDto';
export type SearchAnswerDto = {
    /**
     * The properties of the page.
     */
    Store: Array<SearchResultDto>;
    Pagination: PaginationDto;
};

