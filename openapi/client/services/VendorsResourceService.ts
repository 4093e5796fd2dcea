/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { VendorBodyDto } from '../models/VendorBodyDto';
import type { VendorResourceDto } from '../models/VendorResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class VendorsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Vendors; filters: companyName, city, stateId, categoryId, active, q, id
     * For administrators.
     * @returns VendorResourceDto
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
    }): CancelablePromise<Array<VendorResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/vendors',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Create a vendor
     * For administrators.
     * @returns VendorResourceDto
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
     * For administrators.
     * @returns VendorResourceDto
     * @throws ApiError
     */
    public get({
        id,
        ifNoneMatch,
    }: {
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
     * For administrators.
     * @returns VendorResourceDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
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
}
