/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FundsToCheckDto = {
    kind: 'bank statement' | 'institution letter' | 'lender term sheet' | 'escrow' | '1031 exchange';
    /**
     * UTC.
     */
    createdAt: string;
    id: number;
    userId: number;
    name: string;
    /**
     * Whole dollars that it shows.
     */
    amount: number;
};

