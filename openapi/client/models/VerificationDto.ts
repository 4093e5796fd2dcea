/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VerificationDto = {
    /**
     * What kind it is.
     */
    kind: 'certificate' | 'agreement' | null;
    /**
     * Whether it was made or signed here.
     */
    known: boolean;
    /**
     * YYYY-MM-DD: when a certificate's agreement was signed, or an agreement first uploaded; null for what is not known.
     */
    day: string | null;
    /**
     * Hex SHA-256 of the certificate that has this code; null when no code was given.
     */
    sha256: string | null;
};

