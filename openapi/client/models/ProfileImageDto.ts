/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProfileImageDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The name of the stored file.
     */
    FileName: string;
    /**
     * The width in pixels.
     */
    Width: number;
    /**
     * The height in pixels.
     */
    Height: number;
    /**
     * Dominant colour, #rrggbb.
     */
    Color: string;
};

