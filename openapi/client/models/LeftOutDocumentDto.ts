/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LeftOutDocumentDto = {
    /**
     * The name.
     */
    name: string;
    /**
     * The id of the record.
     */
    id: number;
};

