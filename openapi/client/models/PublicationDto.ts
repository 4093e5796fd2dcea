/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LeftOutDocumentDto } from './LeftOutDocumentDto';
export type PublicationDto = {
    /**
     * How many were published.
     */
    published: Array<number>;
    /**
     * How many were left as they are.
     */
    leftOut: Array<LeftOutDocumentDto>;
};

