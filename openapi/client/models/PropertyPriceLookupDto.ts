/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookupItemDto } from './LookupItemDto';
export type PropertyPriceLookupDto = {
    /**
     * The steps that searches offer for prices.
     */
    SEPrices: Array<LookupItemDto>;
    /**
     * How long buyers may examine a property.
     */
    diligencePeriods: Array<LookupItemDto>;
};

