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
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record.`,
                409: `It has changed meanwhile, or exists already.`,
                422: `The request does not fit; errors names the fields.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
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
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record.`,
                409: `It has changed meanwhile, or exists already.`,
                422: `The request does not fit; errors names the fields.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
}
