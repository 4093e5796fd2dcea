/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LevelCategoryDto } from './LevelCategoryDto';
import type { PaginationDto } from './PaginationDto';
export type LevelCategoriesDto = {
    /**
     * The categories of the page.
     */
    Categories: Array<LevelCategoryDto>;
    Pagination: PaginationDto;
};

