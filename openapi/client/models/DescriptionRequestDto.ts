/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DescriptionRequestDto = {
    /**
     * HTML; what is not plain structure is removed.
     */
    Description?: string | null;
    /**
     * The id of the property.
     */
    StoreID: number;
};

