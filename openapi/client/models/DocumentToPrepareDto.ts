/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DocumentToPrepareDto = {
    id: number;
    /**
     * Of its file.
     */
    name: string;
    propertyId: number;
    propertyName: string;
};

