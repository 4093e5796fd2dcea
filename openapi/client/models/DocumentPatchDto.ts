/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DocumentPatchDto = {
    /**
     * Which access it asks for; an NDA has 1.
     */
    tier?: 0 | 1 | 2 | 3 | 9;
    /**
     * Left out, it stays as it is; an NDA has none.
     */
    watermark?: boolean;
    /**
     * Its place among the documents of its type; of several at one place the newest comes first. Left out, it stays.
     */
    position?: number;
    /**
     * Left out, it stays as it is; an NDA keeps its type, and no other document becomes one.
     */
    documentTypeId?: number;
};

