/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoreChangedDto = {
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * A text for people.
     */
    Message: string;
};

