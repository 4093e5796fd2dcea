/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EvidenceKeyDto = {
    /**
     * UTC.
     */
    since: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * Ed25519, PEM.
     */
    publicKey: string;
};

