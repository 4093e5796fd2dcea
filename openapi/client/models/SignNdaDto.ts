/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SignNdaDto = {
    ID?: number;
    StoreID: number;
    DealName?: string;
    NDAName: string;
    NDALastName: string;
    NDAEmail: string;
    NDAAddress: string;
    NDAAddress2?: string;
    NDACity: string;
    NDAStateID: number;
    NDAZipCode: string;
    NDAPhone: string;
    NDAEntity?: string;
    /**
     * The agreement checkbox; left out by callers that send the documents' fields only, refused when false.
     */
    IsAgreed?: boolean;
};

