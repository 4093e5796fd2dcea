/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryDto = {
    ID: number;
    Name: string;
    PrimaryCategoryID: number | null;
    PrimaryCategoryName: string | null;
    Level: number;
    IsActive: boolean;
};

