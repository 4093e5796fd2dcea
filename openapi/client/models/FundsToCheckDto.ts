/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FundsToCheckDto = {
    /**
     * What kind it is.
     */
    kind: 'bank statement' | 'institution letter' | 'lender term sheet' | 'escrow' | '1031 exchange';
    /**
     * UTC.
     */
    createdAt: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the person.
     */
    userId: number;
    /**
     * The name.
     */
    name: string;
    /**
     * Whole dollars that it shows.
     */
    amount: number;
};

