/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LevelCategoryDto = {
    ID: number;
    Name: string;
    PrimaryCategoryID: number | null;
    PrimaryCategoryName: string | null;
    Level: number;
    IsActive: boolean;
    /**
     * Whether the vendor asked about has it; false without a vendor.
     */
    IsSelected: boolean;
};

