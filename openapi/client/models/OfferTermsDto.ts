/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferTermsDto = {
    LOIName: string;
    LOICompanyName: string;
    SourceOfFinancing: string;
    /**
     * Percent of the price, 0 to 100 with up to two decimals [OFF-11 to OFF-13, CONST-57].
     */
    EarnestMoneyDeposit: number;
    DiligencePeriodID: number;
    OfflineBuyerFirstName?: string;
    OfflineBuyerLastName?: string;
    OfflineBuyerEmail?: string;
    OfflineBuyerCity?: string;
    OfflineBuyerState?: string;
    OfflineBuyerStateID?: number;
};

