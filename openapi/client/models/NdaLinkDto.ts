/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DisclosureDto } from './DisclosureDto';
export type NdaLinkDto = {
    ActualFileName: string;
    /**
     * Hex SHA-256 of the text; sent back with the signature, it says which text was read.
     */
    DocumentSha256: string;
    /**
     * The sentence to be agreed to, beside the checkbox.
     */
    ConsentText: string;
    /**
     * Of that sentence; sent back with the signature.
     */
    ConsentVersion: string;
    /**
     * Hex SHA-256 of the agreement, the same as `DocumentSha256`.
     */
    AgreementSha256: string;
    /**
     * When the office uploaded it.
     */
    AgreementDate: string;
    /**
     * Of a PDF; null for others.
     */
    AgreementPages: number | null;
    /**
     * Sent back with the signature within 24 hours, it says when and how the text was shown; null for those who have nothing to sign.
     */
    CeremonyID: string | null;
    Disclosure: DisclosureDto;
    /**
     * Null before the first.
     */
    LastSignature: {
        NDAName: string;
        NDALastName: string;
        NDAEmail: string;
        NDAPhone: string;
        NDAEntity: string | null;
        NDAAddress: string;
        NDAAddress2: string | null;
        NDACity: string;
        NDAStateID: number;
        NDAZipCode: string;
    } | null;
    /**
     * Relative to the site.
     */
    Url: string;
};

