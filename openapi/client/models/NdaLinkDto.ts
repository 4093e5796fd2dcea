/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DisclosureDto } from './DisclosureDto';
export type NdaLinkDto = {
    /**
     * The name under which the file was uploaded.
     */
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
        /**
         * The first name of who signed the NDA.
         */
        NDAName: string;
        /**
         * The last name of who signed the NDA.
         */
        NDALastName: string;
        /**
         * The e-mail address of who signed the NDA.
         */
        NDAEmail: string;
        /**
         * The phone of who signed the NDA.
         */
        NDAPhone: string;
        /**
         * The company in whose name the NDA was signed.
         */
        NDAEntity: string | null;
        /**
         * Street and number of who signed the NDA.
         */
        NDAAddress: string;
        /**
         * What comes below that street.
         */
        NDAAddress2: string | null;
        /**
         * The city of who signed the NDA.
         */
        NDACity: string;
        /**
         * The id of that state.
         */
        NDAStateID: number;
        /**
         * The ZIP code of who signed the NDA.
         */
        NDAZipCode: string;
    } | null;
    /**
     * Relative to the site.
     */
    Url: string;
};

