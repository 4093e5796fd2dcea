/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImageResourceDto = {
    id: number;
    propertyId: number;
    /**
     * The file is at /StoreImages/{fileName}.
     */
    fileName: string;
    width: number;
    height: number;
    /**
     * Dominant colour as #rrggbb.
     */
    color: string;
    /**
     * The lowest is the cover.
     */
    position: number;
};

