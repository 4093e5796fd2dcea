/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ForecastDealDto } from './ForecastDealDto';
import type { ForecastMonthDto } from './ForecastMonthDto';
import type { ForecastTotalDto } from './ForecastTotalDto';
import type { ProbabilityDto } from './ProbabilityDto';
export type ForecastDto = {
    /**
     * The commission of the office, in percent of the price.
     */
    commissionPercent: number;
    /**
     * How likely each stage is to be sold.
     */
    probabilities: Array<ProbabilityDto>;
    /**
     * The months to come.
     */
    months: Array<ForecastMonthDto>;
    /**
     * Those with an expected closing, the next first; at most 500.
     */
    deals: Array<ForecastDealDto>;
    /**
     * Deals without an expected closing.
     */
    apart: ForecastTotalDto;
    /**
     * The newest of those; at most 500.
     */
    apartDeals: Array<ForecastDealDto>;
};

