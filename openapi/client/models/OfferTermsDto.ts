/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferTermsDto = {
    /**
     * Percent of the price, 0 to 100 with up to two decimals and no comma.
     */
    EarnestMoneyDeposit: number;
    /**
     * Days to the closing.
     */
    ClosingDays?: number | null;
    /**
     * Days after which the deposit is not returned.
     */
    HardDepositDays?: number | null;
    /**
     * Days in which the seller talks to nobody else.
     */
    ExclusivityDays?: number | null;
    /**
     * Who pays the commission.
     */
    CommissionBy?: 'buyer' | 'seller' | null;
    Contingencies?: string | null;
    Message?: string | null;
    /**
     * Until when it can be answered, within the next 60 days.
     */
    AnswerBy?: string | null;
    OfflineBuyerFirstName?: string | null;
    OfflineBuyerLastName?: string | null;
    OfflineBuyerEmail?: string | null;
    OfflineBuyerCity?: string | null;
    OfflineBuyerState?: string | null;
    LOIName: string;
    LOICompanyName: string;
    SourceOfFinancing: string;
    DiligencePeriodID: number;
    OfflineBuyerStateID?: number;
};

