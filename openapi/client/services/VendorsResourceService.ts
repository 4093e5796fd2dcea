/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { VendorBodyDto } from '../models/VendorBodyDto';
import type { VendorPatchDto } from '../models/VendorPatchDto';
import type { VendorResourceDto } from '../models/VendorResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class VendorsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Vendors; filters: companyName, city, stateId, categoryId, active, q, id
     * For administrators. An API key needs the scope `vendors:read`.
     * @returns VendorResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        companyName,
        city,
        stateId,
        active,
        categoryId,
        q,
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
         * Only with this value of `companyName`.
         */
        companyName?: string,
        /**
         * Only with this value of `city`.
         */
        city?: string,
        /**
         * Only with this value of `stateId`.
         */
        stateId?: number,
        /**
         * Only those of which `active` is true, or is not.
         */
        active?: boolean,
        /**
         * Only with this value of `categoryId`.
         */
        categoryId?: number,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'companyName' | '-companyName' | 'city' | '-city' | 'stateCode' | '-stateCode' | 'zipCode' | '-zipCode' | 'active' | '-active' | 'createdAt' | '-createdAt',
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
    }): CancelablePromise<Array<VendorResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/vendors',
            query: {
                'id': id,
                'companyName': companyName,
                'city': city,
                'stateId': stateId,
                'active': active,
                'categoryId': categoryId,
                'q': q,
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
     * Create a vendor
     * For administrators. An API key needs the scope `vendors:write`.
     * @returns VendorResourceDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: VendorBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<VendorResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/vendors',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One vendor
     * For administrators. An API key needs the scope `vendors:read`.
     * @returns VendorResourceDto The record.
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
    }): CancelablePromise<VendorResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/vendors/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change a vendor, take it out of the directory or bring it back
     * For administrators. An API key needs the scope `vendors:write`.
     * @returns VendorResourceDto The record as it is now.
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: VendorBodyDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<VendorResourceDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/vendors/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Change a vendor, take it out of the directory or bring it back: the fields that are sent, and no others
     * For administrators. An API key needs the scope `vendors:write`.
     * @returns VendorResourceDto The record as it is now.
     * @throws ApiError
     */
    public patch({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: VendorPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<VendorResourceDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/vendors/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/merge-patch+json',
        });
    }
}
