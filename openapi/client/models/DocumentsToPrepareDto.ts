/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentToPrepareDto } from './DocumentToPrepareDto';
export type DocumentsToPrepareDto = {
    /**
     * The five that were uploaded first.
     */
    first: Array<DocumentToPrepareDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

