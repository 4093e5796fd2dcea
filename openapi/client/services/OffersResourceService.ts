/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfferResourceDto } from '../models/OfferResourceDto';
import type { OfflineOfferBodyDto } from '../models/OfflineOfferBodyDto';
import type { SubmittedOfferDto } from '../models/SubmittedOfferDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class OffersResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Every version of the terms of every offer; filters: dealId, propertyId, buyerId, latest, id
     * For administrators. An API key needs the scope `offers:read`.
     * @returns OfferResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        dealId,
        propertyId,
        buyerId,
        latest,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * Only with this value of `dealId`.
         */
        dealId?: number,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this value of `buyerId`.
         */
        buyerId?: number,
        /**
         * Only those of which `latest` is true, or is not.
         */
        latest?: boolean,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'dealId' | '-dealId' | 'version' | '-version' | 'price' | '-price' | 'createdAt' | '-createdAt',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<OfferResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/offers',
            query: {
                'id': id,
                'dealId': dealId,
                'propertyId': propertyId,
                'buyerId': buyerId,
                'latest': latest,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Submit an offline offer, for a buyer without an account
     * For administrators. An API key needs the scope `offers:write`.
     * @returns SubmittedOfferDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: OfflineOfferBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<SubmittedOfferDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/offers',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One version of the terms of an offer
     * For administrators. An API key needs the scope `offers:read`.
     * @returns OfferResourceDto The record.
     * @throws ApiError
     */
    public get({
        id,
        ifNoneMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The ETag of the representation that one has: 304 without a body while it is still the same.
         */
        ifNoneMatch?: string,
    }): CancelablePromise<OfferResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/offers/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
}
