/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ListedImageDto = {
    ID: number;
    FileName: string;
    Width: number;
    Height: number;
    /**
     * Dominant colour as #rrggbb.
     */
    Color: string;
};

