/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The name of the deal.
     */
    DealName: string;
    /**
     * What there is to say of it.
     */
    Description: string | null;
    /**
     * The id of the property.
     */
    StoreID: number | null;
    /**
     * The name of the property.
     */
    StoreName: string;
    /**
     * The city.
     */
    City: string | null;
    /**
     * The state: where it stands, or one of the United States.
     */
    State: string | null;
    /**
     * The ZIP code.
     */
    ZipCode: string | null;
    /**
     * The id of the buyer.
     */
    BuyerID: number | null;
    /**
     * The name of the buyer.
     */
    Buyer: string;
    /**
     * The e-mail address of the buyer.
     */
    BuyerEmail: string | null;
    /**
     * The phone of the buyer.
     */
    BuyerPhone: string | null;
    /**
     * Whole dollars.
     */
    Price: number | null;
    /**
     * When the price and the terms can be read; null where they can be.
     */
    SealedUntil: string | null;
    /**
     * The name of the loi.
     */
    LOIName: string | null;
    /**
     * The name of the loi company.
     */
    LOICompanyName: string | null;
    /**
     * The id of the diligence period.
     */
    DiligencePeriodID: number | null;
    /**
     * How long the buyer examines the property.
     */
    DiligencePeriod: string | null;
    /**
     * Percent.
     */
    EarnestMoneyDeposit: number | null;
    /**
     * Where the money for it comes from.
     */
    SourceOfFinancing: string | null;
    /**
     * Of the terms; null before the first ones.
     */
    Version: number | null;
    /**
     * The id of the stage of the deal.
     */
    DealStatusID: number;
    /**
     * The stage of the deal.
     */
    DealStatus: string;
    /**
     * The same as DealStatusID; the documents give both.
     */
    StatusID: number;
    /**
     * Since when it is at its stage.
     */
    StatusDate: string;
    /**
     * When it was made.
     */
    CreatedDate: string;
    /**
     * Whether the buyer has said to be interested.
     */
    IsInterested: boolean;
    /**
     * Whether the buyer has no account.
     */
    IsOffline: boolean;
    /**
     * The first name of a buyer without an account.
     */
    OfflineBuyerFirstName: string | null;
    /**
     * The last name of a buyer without an account.
     */
    OfflineBuyerLastName: string | null;
    /**
     * The e-mail address of a buyer without an account.
     */
    OfflineBuyerEmail: string | null;
    /**
     * The city of a buyer without an account.
     */
    OfflineBuyerCity: string | null;
    /**
     * The state of a buyer without an account.
     */
    OfflineBuyerState: string | null;
    /**
     * The id of that state.
     */
    OfflineBuyerStateID: number | null;
    /**
     * The signature under the NDA.
     */
    NDA: {
        /**
         * The first name of who signed the NDA.
         */
        NDAName: string;
        /**
         * The last name of who signed the NDA.
         */
        NDALastName: string;
        /**
         * The e-mail address of who signed the NDA.
         */
        NDAEmail: string;
        /**
         * Street and number of who signed the NDA.
         */
        NDAAddress: string;
        /**
         * What comes below that street.
         */
        NDAAddress2: string | null;
        /**
         * The city of who signed the NDA.
         */
        NDACity: string;
        /**
         * The state of who signed the NDA.
         */
        NDAState: string;
        /**
         * The ZIP code of who signed the NDA.
         */
        NDAZipCode: string;
        /**
         * The phone of who signed the NDA.
         */
        NDAPhone: string;
        /**
         * The company in whose name the NDA was signed.
         */
        NDAEntity: string | null;
        /**
         * When the NDA was signed.
         */
        NDASignedDate: string;
    } | null;
};

