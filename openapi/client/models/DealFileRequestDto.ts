/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealFileRequestDto = {
    DealName?: string | null;
    PropertyName?: string | null;
    BuyerName?: string | null;
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
     * The field that the list is sorted by and the order; without it as the list begins.
     */
    Sort?: string | null;
    StatusID?: number;
    /**
     * The administrator who takes care of the deals; 0: nobody in particular.
     */
    OwnerID?: number;
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
};

