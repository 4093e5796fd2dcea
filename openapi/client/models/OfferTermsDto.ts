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
    /**
     * What the offer depends on.
     */
    Contingencies?: string | null;
    /**
     * A text for people.
     */
    Message?: string | null;
    /**
     * Until when it can be answered, within the next 60 days.
     */
    AnswerBy?: string | null;
    /**
     * The first name of a buyer without an account.
     */
    OfflineBuyerFirstName?: string | null;
    /**
     * The last name of a buyer without an account.
     */
    OfflineBuyerLastName?: string | null;
    /**
     * The e-mail address of a buyer without an account.
     */
    OfflineBuyerEmail?: string | null;
    /**
     * The city of a buyer without an account.
     */
    OfflineBuyerCity?: string | null;
    /**
     * The state of a buyer without an account.
     */
    OfflineBuyerState?: string | null;
    /**
     * The name of the loi.
     */
    LOIName: string;
    /**
     * The name of the loi company.
     */
    LOICompanyName: string;
    /**
     * Where the money for it comes from.
     */
    SourceOfFinancing: string;
    /**
     * The id of the diligence period.
     */
    DiligencePeriodID: number;
    /**
     * The id of that state.
     */
    OfflineBuyerStateID?: number;
};

