/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CategoryNameDto } from './CategoryNameDto';
export type CategoryFamilyDto = {
    /**
     * The categories of the first level.
     */
    categoryList: Array<CategoryNameDto>;
    /**
     * The categories below it.
     */
    childCategoryList: Array<CategoryNameDto>;
};

