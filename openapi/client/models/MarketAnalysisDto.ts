/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MarketFigureDto } from './MarketFigureDto';
import type { MarketListingDto } from './MarketListingDto';
import type { MarketPropertyDto } from './MarketPropertyDto';
import type { MarketSupplyDto } from './MarketSupplyDto';
export type MarketAnalysisDto = {
    Property: MarketPropertyDto;
    /**
     * The radius in miles.
     */
    RadiusMiles: number;
    /**
     * Estimated from the populations of cities whose centre lies within the radius.
     */
    Population: MarketFigureDto;
    Supply: MarketSupplyDto;
    /**
     * The properties for sale around it.
     */
    Listings: Array<MarketListingDto>;
};

