/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LeftOutDocumentDto } from './LeftOutDocumentDto';
export type PublicationDto = {
    published: Array<number>;
    leftOut: Array<LeftOutDocumentDto>;
};

