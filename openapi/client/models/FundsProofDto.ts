/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FundsProofDto = {
    readonly id: number;
    readonly kind: 'bank statement' | 'institution letter' | 'lender term sheet' | 'escrow' | '1031 exchange';
    /**
     * Whole dollars that it shows.
     */
    readonly amount: number;
    readonly actualFileName: string;
    readonly bytes: number;
    /**
     * YYYY-MM-DD, the day of which it speaks.
     */
    readonly asOf: string;
    /**
     * YYYY-MM-DD, the last day on which it holds.
     */
    readonly until: string;
    readonly expired: boolean;
    readonly state: 'sent' | 'approved' | 'declined';
    /**
     * Whole dollars up to which offers are covered; null unless it is approved.
     */
    readonly limit: number | null;
    /**
     * Why it was declined, where that was said.
     */
    readonly reason: string | null;
    readonly decidedAt: string | null;
    readonly createdAt: string;
    userName: string;
    userCompany: string | null;
    userEmail: string;
    decidedByName: string | null;
    userId: number;
    userTypeId: number;
    decidedById: number | null;
    /**
     * Sellers of properties with an open offer of the buyer may open the file.
     */
    fileForSellers: boolean;
};

