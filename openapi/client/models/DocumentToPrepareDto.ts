/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DocumentToPrepareDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * Of its file.
     */
    name: string;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The name of the property.
     */
    propertyName: string;
};

