/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnNdaDto = {
    id: number;
    propertyId: number;
    /**
     * As it was when it was signed.
     */
    propertyName: string;
    /**
     * The property can be opened.
     */
    isListed: boolean;
    signedAt: string;
    /**
     * The file that was signed; null when its text was not kept.
     */
    agreementName: string | null;
    /**
     * When its certificate was made; null until then.
     */
    certifiedAt: string | null;
};

