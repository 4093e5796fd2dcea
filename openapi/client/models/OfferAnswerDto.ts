/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferAnswerDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * 1 for the first terms, then counted up by each revision.
     */
    Version: number;
};

