/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryFormDto = {
    /**
     * The id of the record.
     */
    ID?: number;
    /**
     * The name.
     */
    Name: string;
    /**
     * The primary category of a child; a primary category has none.
     */
    PrimaryCategoryID?: number;
    /**
     * 1 primary, 2 child; told by PrimaryCategoryID when it is missing.
     */
    Level?: 1 | 2;
};

