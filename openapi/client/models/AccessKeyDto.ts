/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AccessKeyDto = {
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The opaque key of the property profile.
     */
    AccessKey?: string;
};

