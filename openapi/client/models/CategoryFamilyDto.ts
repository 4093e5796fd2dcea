/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CategoryNameDto } from './CategoryNameDto';
export type CategoryFamilyDto = {
    categoryList: Array<CategoryNameDto>;
    childCategoryList: Array<CategoryNameDto>;
};

