/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealNdaDto = {
    NDAName: string;
    NDALastName: string;
    NDAEmail: string;
    NDAAddress: string;
    NDAAddress2: string | null;
    NDACity: string;
    NDAState: string;
    NDAZipCode: string;
    NDAPhone: string;
    NDAEntity: string | null;
    NDASignedDate: string;
};

