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
    name: string;
    propertyId: number;
    propertyName: string;
};

