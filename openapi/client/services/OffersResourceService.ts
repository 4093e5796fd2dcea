/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfferResourceDto } from '../models/OfferResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class OffersResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Every version of the terms of every offer; filters: dealId, propertyId, buyerId, latest, id
     * For administrators.
     * @returns OfferResourceDto
     * @throws ApiError
     */
    public list({
        sort,
        range,
        filter,
    }: {
        /**
         * JSON: [field, "ASC" or "DESC"]
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows
         */
        range?: string,
        /**
         * JSON: field to value
         */
        filter?: string,
    }): CancelablePromise<Array<OfferResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/offers',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * One version of the terms of an offer
     * For administrators.
     * @returns OfferResourceDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
        id: number,
    }): CancelablePromise<OfferResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/offers/{id}',
            path: {
                'id': id,
            },
        });
    }
}
