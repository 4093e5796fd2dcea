/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CategoryDto } from './CategoryDto';
import type { PaginationDto } from './PaginationDto';
export type CategoriesDto = {
    /**
     * The categories of the page.
     */
    Categories: Array<CategoryDto>;
    Pagination: PaginationDto;
};

