/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaitingOfferDto = {
    /**
     * UTC.
     */
    submittedAt: string;
    /**
     * Who has to act next: the buyer who has a counter to answer or was asked to revise, the seller who has an offer or an agreement to answer, else the office.
     */
    turn: 'buyer' | 'seller' | 'office';
    /**
     * The id of the deal.
     */
    dealId: number;
    /**
     * The id of the property.
     */
    propertyId: number | null;
    /**
     * The name of the property.
     */
    propertyName: string;
    /**
     * Null for an offline buyer.
     */
    buyerId: number | null;
    /**
     * The name of the buyer.
     */
    buyerName: string;
    /**
     * Whole dollars.
     */
    price: number | null;
    /**
     * YYYY-MM-DD, the day until which offers on the property are awaited.
     */
    offersDueDate: string | null;
    /**
     * Submitted or In Process.
     */
    statusId: number;
};

