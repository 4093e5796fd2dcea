/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryResourceDto = {
    readonly id: number;
    /**
     * 1 primary, 2 child.
     */
    readonly level: number;
    readonly primaryCategoryName: string | null;
    readonly createdAt: string;
    name: string;
    primaryCategoryId: number | null;
    active: boolean;
};

