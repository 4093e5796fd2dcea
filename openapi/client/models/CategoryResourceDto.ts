/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CategoryResourceDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * 1 primary, 2 child.
     */
    readonly level: number;
    /**
     * The name of the category above it.
     */
    readonly primaryCategoryName: string | null;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * The name.
     */
    name: string;
    /**
     * The id of the category above it.
     */
    primaryCategoryId: number | null;
    /**
     * Whether it is in use.
     */
    active: boolean;
};

