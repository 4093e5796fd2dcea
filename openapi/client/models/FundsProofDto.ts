/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FundsProofDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * What kind it is.
     */
    readonly kind: 'bank statement' | 'institution letter' | 'lender term sheet' | 'escrow' | '1031 exchange';
    /**
     * Whole dollars that it shows.
     */
    readonly amount: number;
    /**
     * The name under which the file was uploaded.
     */
    readonly actualFileName: string;
    /**
     * The size of the file in bytes.
     */
    readonly bytes: number;
    /**
     * YYYY-MM-DD, the day of which it speaks.
     */
    readonly asOf: string;
    /**
     * YYYY-MM-DD, the last day on which it holds.
     */
    readonly until: string;
    /**
     * Whether its time is over.
     */
    readonly expired: boolean;
    /**
     * The state: where it stands, or one of the United States.
     */
    readonly state: 'sent' | 'approved' | 'declined';
    /**
     * Whole dollars up to which offers are covered; null unless it is approved.
     */
    readonly limit: number | null;
    /**
     * Why it was declined, where that was said.
     */
    readonly reason: string | null;
    /**
     * When it was decided.
     */
    readonly decidedAt: string | null;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * The name of the person; on signing in, the e-mail address.
     */
    userName: string;
    /**
     * The company of the person.
     */
    userCompany: string | null;
    /**
     * The e-mail address of the person.
     */
    userEmail: string;
    /**
     * The name of who decided.
     */
    decidedByName: string | null;
    /**
     * The id of the person.
     */
    userId: number;
    /**
     * The role: 1 administrator, 2 buyer, 3 seller.
     */
    userTypeId: number;
    /**
     * The id of who decided.
     */
    decidedById: number | null;
    /**
     * Sellers of properties with an open offer of the buyer may open the file.
     */
    fileForSellers: boolean;
};

