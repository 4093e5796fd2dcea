/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CriteriaIdDto } from '../models/CriteriaIdDto';
import type { NewCriteriaDto } from '../models/NewCriteriaDto';
import type { OfficeCriteriaDto } from '../models/OfficeCriteriaDto';
import type { ReplacedCriteriaDto } from '../models/ReplacedCriteriaDto';
import type { ReplacedCriteriaPatchDto } from '../models/ReplacedCriteriaPatchDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CriteriaResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What buyers buy, the newest first; filters: userId, id
     * For administrators. An API key needs the scope `criteria:read`.
     * @returns OfficeCriteriaDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        userId,
        modifiedAtGte,
        modifiedAtLte,
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
         * Only with this value of `userId`.
         */
        userId?: number,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'modifiedAt' | '-modifiedAt',
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
    }): CancelablePromise<Array<OfficeCriteriaDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/criteria',
            query: {
                'id': id,
                'userId': userId,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
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
     * Enter what a buyer buys; the buyer reads it and can correct it
     * For administrators. An API key needs the scope `criteria:write`.
     * @returns OfficeCriteriaDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: NewCriteriaDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<OfficeCriteriaDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/criteria',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One of what a buyer buys
     * For administrators. An API key needs the scope `criteria:read`.
     * @returns OfficeCriteriaDto The record.
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
    }): CancelablePromise<OfficeCriteriaDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/criteria/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change what a buyer buys
     * For administrators. An API key needs the scope `criteria:write`.
     * @returns OfficeCriteriaDto The record as it is now.
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
        requestBody: ReplacedCriteriaDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<OfficeCriteriaDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/criteria/{id}',
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
     * Delete one of what a buyer buys
     * For administrators. An API key needs the scope `criteria:write`.
     * @returns CriteriaIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
        id,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<CriteriaIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/criteria/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Change what a buyer buys: the fields that are sent, and no others
     * For administrators. An API key needs the scope `criteria:write`.
     * @returns OfficeCriteriaDto The record as it is now.
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
        requestBody: ReplacedCriteriaPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<OfficeCriteriaDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/criteria/{id}',
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
