/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CategoryBodyDto } from '../models/CategoryBodyDto';
import type { CategoryPatchDto } from '../models/CategoryPatchDto';
import type { CategoryResourceDto } from '../models/CategoryResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CategoriesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Categories; filters: level, primaryCategoryId, active, q, id
     * For administrators. An API key needs the scope `categories:read`.
     * @returns CategoryResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        level,
        active,
        primaryCategoryId,
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
         * Only with this value of `level`.
         */
        level?: number,
        /**
         * Only those of which `active` is true, or is not.
         */
        active?: boolean,
        /**
         * Only with this value of `primaryCategoryId`.
         */
        primaryCategoryId?: number,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `name` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'name' | '-name' | 'level' | '-level' | 'active' | '-active' | 'createdAt' | '-createdAt' | 'primaryCategoryName' | '-primaryCategoryName',
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
    }): CancelablePromise<Array<CategoryResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/categories',
            query: {
                'id': id,
                'level': level,
                'active': active,
                'primaryCategoryId': primaryCategoryId,
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
     * Create a category
     * For administrators. An API key needs the scope `categories:write`.
     * @returns CategoryResourceDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CategoryBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<CategoryResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/categories',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One category
     * For administrators. An API key needs the scope `categories:read`.
     * @returns CategoryResourceDto The record.
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
    }): CancelablePromise<CategoryResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/categories/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change a category, deactivate it or restore it
     * For administrators. An API key needs the scope `categories:write`.
     * @returns CategoryResourceDto The record as it is now.
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
        requestBody: CategoryBodyDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<CategoryResourceDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/categories/{id}',
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
     * Change a category, deactivate it or restore it: the fields that are sent, and no others
     * For administrators. An API key needs the scope `categories:write`.
     * @returns CategoryResourceDto The record as it is now.
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
        requestBody: CategoryPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<CategoryResourceDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/categories/{id}',
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
