/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryPatchDto = {
    /**
     * The name.
     */
    name?: string;
    /**
     * Null or missing makes a primary category.
     */
    primaryCategoryId?: number;
    /**
     * Missing leaves it as it is; a new category is active.
     */
    active?: boolean;
};

