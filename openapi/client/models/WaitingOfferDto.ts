/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaitingOfferDto = {
    /**
     * UTC.
     */
    submittedAt: string;
    dealId: number;
    propertyId: number | null;
    propertyName: string;
    buyerName: string;
    /**
     * Whole dollars.
     */
    price: number | null;
    /**
     * YYYY-MM-DD, the day until which offers on the property are awaited.
     */
    offersDueDate: string | null;
};

