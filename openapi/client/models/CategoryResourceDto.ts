/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryResourceDto = {
    id: number;
    name: string;
    /**
     * 1 primary, 2 child.
     */
    level: number;
    primaryCategoryId: number | null;
    primaryCategoryName: string | null;
    active: boolean;
    createdAt: string;
};

