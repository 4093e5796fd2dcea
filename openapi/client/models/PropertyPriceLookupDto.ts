/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookupItemDto } from './LookupItemDto';
export type PropertyPriceLookupDto = {
    SEPrices: Array<LookupItemDto>;
    diligencePeriods: Array<LookupItemDto>;
};

