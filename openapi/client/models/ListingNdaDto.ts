/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ListingNdaDto = {
    /**
     * This and the company are null where the office keeps the names of buyers from the seller.
     */
    name: string | null;
    /**
     * The state: where it stands, or one of the United States.
     */
    state: 'pending' | 'open' | 'declined' | 'revoked';
    /**
     * How much of the documents is open.
     */
    tier: 1 | 2 | 3;
    /**
     * Of the newest signature.
     */
    ndaId: number;
    /**
     * The company.
     */
    company: string | null;
    /**
     * Open, but its end has come.
     */
    ended: boolean;
    /**
     * When it ends.
     */
    expiresAt: string | null;
    /**
     * When it was signed.
     */
    signedAt: string;
    /**
     * Whether the caller may approve and decline.
     */
    mayDecide: boolean;
};

