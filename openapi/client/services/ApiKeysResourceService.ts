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
     * For administrators. No API key may call it.
     * @returns ApiKeyDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        userId,
        revoked,
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
         * Only with this value of `userId`.
         */
        userId?: number,
        /**
         * Only those of which `revoked` is true, or is not.
         */
        revoked?: boolean,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'name' | '-name' | 'createdAt' | '-createdAt' | 'lastUsedAt' | '-lastUsedAt' | 'expiresAt' | '-expiresAt',
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
    }): CancelablePromise<Array<ApiKeyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/api-keys',
            query: {
                'id': id,
                'userId': userId,
                'revoked': revoked,
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
     * Make a key; its secret is shown this once
     * For administrators. No API key may call it.
     * @returns NewApiKeyDto The new record.
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
     * For administrators. No API key may call it.
     * @returns ApiKeyDto The record.
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
    }): CancelablePromise<ApiKeyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/api-keys/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Revoke a key; it stops working at once
     * For administrators. No API key may call it.
     * @returns ApiKeyIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public revoke({
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
    }): CancelablePromise<ApiKeyIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/api-keys/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Replace a key by one that allows the same; the old one goes on for some days
     * For administrators. No API key may call it.
     * @returns NewApiKeyDto What was made.
     * @throws ApiError
     */
    public rotate({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
