/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImageItemDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name of the stored file.
     */
    fileName: string;
    /**
     * The width in pixels.
     */
    width: number;
    /**
     * The height in pixels.
     */
    height: number;
    /**
     * The main colour of the picture, as #rrggbb.
     */
    color: string;
};

