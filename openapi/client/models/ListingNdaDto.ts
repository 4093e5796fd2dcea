/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ListingNdaDto = {
    /**
     * This and the company are null where the office keeps the names of buyers from the seller.
     */
    name: string | null;
    state: 'pending' | 'open' | 'declined' | 'revoked';
    tier: 1 | 2 | 3;
    /**
     * Of the newest signature.
     */
    ndaId: number;
    company: string | null;
    /**
     * Open, but its end has come.
     */
    ended: boolean;
    expiresAt: string | null;
    signedAt: string;
    /**
     * Whether the caller may approve and decline.
     */
    mayDecide: boolean;
};

