/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EnquiryBodyDto } from '../models/EnquiryBodyDto';
import type { EnquiryDto } from '../models/EnquiryDto';
import type { EnquiryOwnerDto } from '../models/EnquiryOwnerDto';
import type { EnquiryPatchDto } from '../models/EnquiryPatchDto';
import type { EnquiryReplyBodyDto } from '../models/EnquiryReplyBodyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class EnquiriesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Enquiries; filters: kind, state (open or handled), ownerId (0: nobody), q, id
     * For administrators. An API key needs the scope `enquiries:read`.
     * @returns EnquiryDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        kind,
        ownerId,
        state,
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
         * Only with this value of `kind`.
         */
        kind?: string,
        /**
         * Only with this value of `ownerId`.
         */
        ownerId?: number,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'kind' | '-kind' | 'name' | '-name' | 'email' | '-email' | 'createdAt' | '-createdAt' | 'handledAt' | '-handledAt',
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
    }): CancelablePromise<Array<EnquiryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/enquiries',
            query: {
                'id': id,
                'kind': kind,
                'ownerId': ownerId,
                'state': state,
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
     * One enquiry
     * For administrators. An API key needs the scope `enquiries:read`.
     * @returns EnquiryDto The record.
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
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/enquiries/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Mark an enquiry as handled, or as not handled after all
     * For administrators. An API key needs the scope `enquiries:write`.
     * @returns EnquiryDto The record as it is now.
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
        requestBody: EnquiryBodyDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/enquiries/{id}',
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
     * Mark an enquiry as handled, or as not handled after all: the fields that are sent, and no others
     * For administrators. An API key needs the scope `enquiries:write`.
     * @returns EnquiryDto The record as it is now.
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
        requestBody: EnquiryPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/enquiries/{id}',
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
    /**
     * Say which administrator takes care of an enquiry
     * For administrators. An API key needs the scope `enquiries:write`.
     * @returns EnquiryDto The record as it is now.
     * @throws ApiError
     */
    public assign({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: EnquiryOwnerDto,
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/enquiries/{id}/owner',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Answer an enquiry by mail
     * For administrators. An API key needs the scope `enquiries:write`.
     * @returns EnquiryDto What was made.
     * @throws ApiError
     */
    public reply({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: EnquiryReplyBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/enquiries/{id}/replies',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
