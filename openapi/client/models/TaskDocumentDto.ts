/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TaskDocumentDto = {
    /**
     * Of the document in the deal room.
     */
    documentId: number;
    /**
     * The name.
     */
    name: string;
    /**
     * Readers of the deal room have it; false until the office publishes it.
     */
    published: boolean;
};

