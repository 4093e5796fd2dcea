/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnFundsProofDto = {
    kind: 'bank statement' | 'institution letter' | 'lender term sheet' | 'escrow' | '1031 exchange';
    actualFileName: string;
    /**
     * YYYY-MM-DD, the day of which it speaks.
     */
    asOf: string;
    /**
     * YYYY-MM-DD, the last day on which it holds.
     */
    until: string;
    state: 'sent' | 'approved' | 'declined';
    /**
     * Why it was declined, where that was said.
     */
    reason: string | null;
    id: number;
    /**
     * Whole dollars that it shows.
     */
    amount: number;
    bytes: number;
    expired: boolean;
    /**
     * Whole dollars up to which offers are covered; null unless it is approved.
     */
    limit: number | null;
    decidedAt: string | null;
    /**
     * Sellers of properties with an open offer of the buyer may open the file.
     */
    fileForSellers: boolean;
    createdAt: string;
};

