/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The name.
     */
    Name: string;
    /**
     * The id of the category above it.
     */
    PrimaryCategoryID: number | null;
    /**
     * The name of the category above it.
     */
    PrimaryCategoryName: string | null;
    /**
     * 1 primary, 2 child.
     */
    Level: number;
    /**
     * Whether it is in use.
     */
    IsActive: boolean;
};

