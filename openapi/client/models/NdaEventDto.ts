/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NdaEventDto = {
    /**
     * What kind it is.
     */
    kind: 'presented' | 'opened' | 'disclosure-accepted' | 'signed' | 'certificate-made' | 'certificate-sent' | 'certificate-downloaded' | 'recorded-outside' | 'access-opened' | 'access-requested' | 'access-approved' | 'access-declined' | 'access-revoked' | 'access-restored' | 'access-changed' | 'tier-changed';
    /**
     * Its number in the chain, from 1.
     */
    seq: number;
    /**
     * When it happened.
     */
    at: string;
    /**
     * Who did it; null for the product.
     */
    by: string | null;
    /**
     * The address on the network that it came from; null when that is not known.
     */
    address: string | null;
    /**
     * Hex SHA-256 of this event and the hash of the one before it.
     */
    hash: string;
};

