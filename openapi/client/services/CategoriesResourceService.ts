/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CategoryBodyDto } from '../models/CategoryBodyDto';
import type { CategoryResourceDto } from '../models/CategoryResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CategoriesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Categories; filters: level, primaryCategoryId, active, q, id
     * For administrators.
     * @returns CategoryResourceDto
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
    }): CancelablePromise<Array<CategoryResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/categories',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Create a category
     * For administrators.
     * @returns CategoryResourceDto
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
     * For administrators.
     * @returns CategoryResourceDto
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
     * For administrators.
     * @returns CategoryResourceDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
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
}
