/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ForecastDealDto = {
    stage: string;
    expectedClosing: string | null;
    id: number;
    propertyId: number | null;
    propertyName: string;
    /**
     * Null without an account.
     */
    buyerId: number | null;
    buyerName: string;
    stageId: number;
    /**
     * In whole dollars; null while none was named, or while the offers are sealed.
     */
    price: number | null;
    /**
     * The probability of its stage.
     */
    percent: number;
    weighted: number;
    commission: number;
};

