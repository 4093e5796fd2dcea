/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferTermsDto = {
    OfflineBuyerFirstName?: string | null;
    OfflineBuyerLastName?: string | null;
    OfflineBuyerEmail?: string | null;
    OfflineBuyerCity?: string | null;
    OfflineBuyerState?: string | null;
    LOIName: string;
    LOICompanyName: string;
    SourceOfFinancing: string;
    /**
     * Percent of the price, 0 to 100 with up to two decimals and no comma.
     */
    EarnestMoneyDeposit: number;
    DiligencePeriodID: number;
    OfflineBuyerStateID?: number;
};

