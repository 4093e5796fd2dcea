/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ForecastDealDto = {
    /**
     * The name of the stage.
     */
    stage: string;
    /**
     * The day on which it is expected to close, as YYYY-MM-DD.
     */
    expectedClosing: string | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the property.
     */
    propertyId: number | null;
    /**
     * The name of the property.
     */
    propertyName: string;
    /**
     * Null without an account.
     */
    buyerId: number | null;
    /**
     * The name of the buyer.
     */
    buyerName: string;
    /**
     * The id of the stage.
     */
    stageId: number;
    /**
     * In whole dollars; null while none was named, or while the offers are sealed.
     */
    price: number | null;
    /**
     * The probability of its stage.
     */
    percent: number;
    /**
     * The price by the probability of its stage, in whole dollars.
     */
    weighted: number;
    /**
     * What the office earns of it, in whole dollars.
     */
    commission: number;
};

