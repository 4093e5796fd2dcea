/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImageResourceDto = {
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The file is at /StoreImages/{fileName}.
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
     * Dominant colour as #rrggbb.
     */
    color: string;
    /**
     * The lowest is the cover.
     */
    position: number;
};

