/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CriteriaIdDto } from '../models/CriteriaIdDto';
import type { NewCriteriaDto } from '../models/NewCriteriaDto';
import type { OfficeCriteriaDto } from '../models/OfficeCriteriaDto';
import type { ReplacedCriteriaDto } from '../models/ReplacedCriteriaDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CriteriaResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What buyers buy, the newest first; filters: userId, id
     * For administrators.
     * @returns OfficeCriteriaDto
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
    }): CancelablePromise<Array<OfficeCriteriaDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/criteria',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Enter what a buyer buys; the buyer reads it and can correct it
     * For administrators.
     * @returns OfficeCriteriaDto
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
     * For administrators.
     * @returns OfficeCriteriaDto
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
     * For administrators.
     * @returns OfficeCriteriaDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
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
     * For administrators.
     * @returns CriteriaIdDto
     * @throws ApiError
     */
    public delete({
        id,
        ifMatch,
    }: {
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
}
