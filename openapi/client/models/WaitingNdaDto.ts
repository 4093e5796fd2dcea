/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaitingNdaDto = {
    /**
     * UTC.
     */
    createdAt: string;
    /**
     * Of the NDA.
     */
    id: number;
    /**
     * The name.
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

