/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SignNdaDto = {
    DealName?: string | null;
    NDAAddress2?: string | null;
    NDAEntity?: string | null;
    /**
     * The agreement checkbox; left out by callers that send the documents' fields only, refused when false.
     */
    IsAgreed?: boolean;
    ID?: number;
    StoreID: number;
    NDAName: string;
    NDALastName: string;
    NDAEmail: string;
    NDAAddress: string;
    NDACity: string;
    NDAStateID: number;
    NDAZipCode: string;
    NDAPhone: string;
};

