/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealSearchDto = {
    /**
     * The name of the deal.
     */
    DealName?: string | null;
    /**
     * The name of the property.
     */
    PropertyName?: string | null;
    /**
     * The name of the buyer.
     */
    BuyerName?: string | null;
    /**
     * The e-mail address of the buyer.
     */
    BuyerEmail?: string | null;
    /**
     * Only offers that the seller may answer, those of them that were due before today, or deals that have not ended.
     */
    Waiting?: 'open' | 'overdue' | 'live';
    /**
     * Only accepted deals with a date that has passed.
     */
    Late?: 'true';
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID?: number;
    /**
     * The administrator who takes care of the deals; 0: nobody in particular.
     */
    OwnerID?: number;
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

