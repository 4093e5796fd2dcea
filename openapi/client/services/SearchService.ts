/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PageRequestDto } from '../models/PageRequestDto';
import type { PropertySearchDto } from '../models/PropertySearchDto';
import type { SearchAnswerDto } from '../models/SearchAnswerDto';
import type { SearchResultDto } from '../models/SearchResultDto';
import type { SuggestionDto } from '../models/SuggestionDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class SearchService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Featured listings, newest first
     * For everyone, also without signing in.
     * @returns SearchAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public featured({
        requestBody,
    }: {
        requestBody: PageRequestDto,
    }): CancelablePromise<SearchAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/featuredlistings',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * How many listings stand where in a box of the map: [count, latitude, longitude, StoreID or null, price or null, words instead of the price or null]
     * For everyone, also without signing in.
     * @returns any What was asked for.
     * @throws ApiError
     */
    public map({
        z,
        north,
        south,
        east,
        west,
        keyword,
        city,
        storeTypeId,
        stateId,
        priceStart,
        priceEnd,
        includeUnpriced,
        rentableSqftStart,
        rentableSqftEnd,
        statusIDs,
        capRateStart,
        capRateEnd,
        pricePerSqftStart,
        pricePerSqftEnd,
        noiStart,
        noiEnd,
        occupancyStart,
        unitsStart,
        unitsEnd,
        yearBuiltStart,
        yearBuiltEnd,
        climateShareStart,
        listedSince,
        priceReducedSince,
        expansionOnly,
        area,
        page = 1,
        pageLength = 10,
    }: {
        /**
         * Level of the pyramid: cells are 16 / 2^z degrees wide; from 12 on single properties.
         */
        z: number,
        /**
         * The northern bound, in degrees of latitude.
         */
        north: number,
        /**
         * The southern bound, in degrees of latitude.
         */
        south: number,
        /**
         * The eastern bound, in degrees of longitude.
         */
        east: number,
        /**
         * The western bound, in degrees of longitude.
         */
        west: number,
        /**
         * Words that are looked for.
         */
        keyword?: string | null,
        /**
         * The city.
         */
        city?: string | null,
        /**
         * The id of the kind of property, as lookups list it.
         */
        storeTypeId?: number,
        /**
         * The id of one of the United States, as lookups list it.
         */
        stateId?: number,
        /**
         * Whole dollars, 0 to 25,000,000.
         */
        priceStart?: number,
        /**
         * At most this price, in whole dollars.
         */
        priceEnd?: number,
        /**
         * Also those whose price is not shown, whatever the bounds of the price are; closed ones stay out.
         */
        includeUnpriced?: boolean,
        /**
         * NRSF, 0 to 500,000.
         */
        rentableSqftStart?: number,
        /**
         * At most so many rentable square feet.
         */
        rentableSqftEnd?: number,
        /**
         * Only these statuses, 1 to 4; without them all.
         */
        statusIDs?: Array<1 | 2 | 3 | 4>,
        /**
         * NOI / price in percent, both ends included; like all that follows it finds no closed property.
         */
        capRateStart?: number,
        /**
         * At most this cap rate, in percent.
         */
        capRateEnd?: number,
        /**
         * Dollars per rentable square foot.
         */
        pricePerSqftStart?: number,
        /**
         * At most so many dollars per rentable square foot.
         */
        pricePerSqftEnd?: number,
        /**
         * Whole dollars a year.
         */
        noiStart?: number,
        /**
         * At most this net operating income, in whole dollars a year.
         */
        noiEnd?: number,
        /**
         * Physical, by area, percent.
         */
        occupancyStart?: number,
        /**
         * At least so many units.
         */
        unitsStart?: number,
        /**
         * At most so many units.
         */
        unitsEnd?: number,
        /**
         * Built in this year or later.
         */
        yearBuiltStart?: number,
        /**
         * Built in this year or before.
         */
        yearBuiltEnd?: number,
        /**
         * Share of the area that is climate-controlled, percent.
         */
        climateShareStart?: number,
        /**
         * YYYY-MM-DD: listed on that day (UTC) or since.
         */
        listedSince?: string,
        /**
         * YYYY-MM-DD: the price that is shown was reduced on that day (UTC) or since.
         */
        priceReducedSince?: string,
        /**
         * Only those with room for expansion.
         */
        expansionOnly?: boolean,
        /**
         * Only what lies in one to three rings of 3 to 100 points each, 40 degrees wide at most:
         * `latitude,longitude_latitude,longitude_...` in degrees of five decimals, rings apart by `~`. A ring within a ring is a
         * hole, and an edge is in.
         */
        area?: string,
        /**
         * Counted from 1.
         */
        page?: number,
        /**
         * Most records of a page.
         */
        pageLength?: number,
    }): CancelablePromise<Array<Array<(number | null | string)>>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/property/map',
            query: {
                'Keyword': keyword,
                'City': city,
                'z': z,
                'north': north,
                'south': south,
                'east': east,
                'west': west,
                'StoreTypeID': storeTypeId,
                'StateID': stateId,
                'PriceStart': priceStart,
                'PriceEnd': priceEnd,
                'IncludeUnpriced': includeUnpriced,
                'RentableSQFTStart': rentableSqftStart,
                'RentableSQFTEnd': rentableSqftEnd,
                'StatusIDs': statusIDs,
                'CapRateStart': capRateStart,
                'CapRateEnd': capRateEnd,
                'PricePerSQFTStart': pricePerSqftStart,
                'PricePerSQFTEnd': pricePerSqftEnd,
                'NOIStart': noiStart,
                'NOIEnd': noiEnd,
                'OccupancyStart': occupancyStart,
                'UnitsStart': unitsStart,
                'UnitsEnd': unitsEnd,
                'YearBuiltStart': yearBuiltStart,
                'YearBuiltEnd': yearBuiltEnd,
                'ClimateShareStart': climateShareStart,
                'ListedSince': listedSince,
                'PriceReducedSince': priceReducedSince,
                'ExpansionOnly': expansionOnly,
                'Area': area,
                'Page': page,
                'PageLength': pageLength,
            },
        });
    }
    /**
     * Search listings; without IsShowFull, suggestions
     * For everyone, also without signing in.
     * @returns any It is done; the answer says what came of it.
     * @throws ApiError
     */
    public properties({
        requestBody,
    }: {
        requestBody: PropertySearchDto,
    }): CancelablePromise<(SearchAnswerDto | Array<SuggestionDto>)> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/property/search',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Up to four open listings near a property and of about its size; the newest where it is not listed, and for 0
     * For everyone, also without signing in.
     * @returns SearchResultDto The record.
     * @throws ApiError
     */
    public similar({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Array<SearchResultDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/property/similar/{id}',
            path: {
                'id': id,
            },
        });
    }
}
