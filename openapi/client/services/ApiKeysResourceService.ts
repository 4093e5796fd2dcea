/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApiKeyBodyDto } from '../models/ApiKeyBodyDto';
import type { ApiKeyDto } from '../models/ApiKeyDto';
import type { ApiKeyIdDto } from '../models/ApiKeyIdDto';
import type { KeyRotationDto } from '../models/KeyRotationDto';
import type { NewApiKeyDto } from '../models/NewApiKeyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class ApiKeysResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Keys of integrators; filters: userId, revoked, q, id
     * For administrators.
     * @returns ApiKeyDto
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
    }): CancelablePromise<Array<ApiKeyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/api-keys',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Make a key; its secret is shown this once
     * For administrators.
     * @returns NewApiKeyDto
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: ApiKeyBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<NewApiKeyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/api-keys',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One key, without its secret
     * For administrators.
     * @returns ApiKeyDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
        id: number,
    }): CancelablePromise<ApiKeyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/api-keys/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Revoke a key; it stops working at once
     * For administrators.
     * @returns ApiKeyIdDto
     * @throws ApiError
     */
    public revoke({
        id,
    }: {
        id: number,
    }): CancelablePromise<ApiKeyIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/api-keys/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Replace a key by one that allows the same; the old one goes on for some days
     * For administrators.
     * @returns NewApiKeyDto
     * @throws ApiError
     */
    public rotate({
        id,
        requestBody,
        idempotencyKey,
    }: {
        id: number,
        requestBody: KeyRotationDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<NewApiKeyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/api-keys/{id}/rotate',
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
