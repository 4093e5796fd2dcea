/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RoundBidderDto = {
    /**
     * The name of the buyer.
     */
    buyerName: string;
    /**
     * Null for those who were not invited.
     */
    state: 'invited' | 'viewed' | 'answered' | 'did not answer' | null;
    /**
     * Why an offer was taken after the end.
     */
    lateReason: string | null;
    /**
     * The id of the deal.
     */
    dealId: number;
    /**
     * The stage of the deal.
     */
    statusId: number;
    /**
     * When they were invited.
     */
    invitedAt: string | null;
    /**
     * When they first saw the page of the property afterwards.
     */
    viewedAt: string | null;
    /**
     * Of the newest terms in the round; null where there are none.
     */
    version: number | null;
    /**
     * Whole dollars, of those terms; null while the offers are sealed, too.
     */
    price: number | null;
    /**
     * When it was submitted.
     */
    submittedAt: string | null;
    /**
     * Whether the office took them after they were due.
     */
    late: boolean;
    /**
     * Whether the office chose them when it closed the round; null where it has not.
     */
    chosen: boolean | null;
};

