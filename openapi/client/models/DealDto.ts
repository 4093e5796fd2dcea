/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealDto = {
    ID: number;
    DealName: string;
    Description: string | null;
    StoreID: number | null;
    StoreName: string;
    City: string | null;
    State: string | null;
    ZipCode: string | null;
    BuyerID: number | null;
    Buyer: string;
    BuyerEmail: string | null;
    BuyerPhone: string | null;
    /**
     * Whole dollars.
     */
    Price: number | null;
    /**
     * When the price and the terms can be read; null where they can be.
     */
    SealedUntil: string | null;
    LOIName: string | null;
    LOICompanyName: string | null;
    DiligencePeriodID: number | null;
    DiligencePeriod: string | null;
    /**
     * Percent.
     */
    EarnestMoneyDeposit: number | null;
    SourceOfFinancing: string | null;
    /**
     * Of the terms; null before the first ones.
     */
    Version: number | null;
    DealStatusID: number;
    DealStatus: string;
    /**
     * The same as DealStatusID; the documents give both.
     */
    StatusID: number;
    StatusDate: string;
    CreatedDate: string;
    IsInterested: boolean;
    IsOffline: boolean;
    OfflineBuyerFirstName: string | null;
    OfflineBuyerLastName: string | null;
    OfflineBuyerEmail: string | null;
    OfflineBuyerCity: string | null;
    OfflineBuyerState: string | null;
    OfflineBuyerStateID: number | null;
    NDA: {
        NDAName: string;
        NDALastName: string;
        NDAEmail: string;
        NDAAddress: string;
        NDAAddress2: string | null;
        NDACity: string;
        NDAState: string;
        NDAZipCode: string;
        NDAPhone: string;
        NDAEntity: string | null;
        NDASignedDate: string;
    } | null;
};

