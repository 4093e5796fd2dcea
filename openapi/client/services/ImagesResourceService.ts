/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImageIdDto } from '../models/ImageIdDto';
import type { ImageResourceDto } from '../models/ImageResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class ImagesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Images of properties, by position; filters: propertyId, id
     * For administrators. An API key needs the scope `images:read`.
     * @returns ImageResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        propertyId,
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
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * A field to sort by, downwards with `-` before it; `position` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'propertyId' | '-propertyId' | 'position' | '-position',
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
    }): CancelablePromise<Array<ImageResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/images',
            query: {
                'id': id,
                'propertyId': propertyId,
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
     * Upload an image; it becomes the last of its property
     * For administrators. An API key needs the scope `images:write`.
     * @returns ImageResourceDto The new record.
     * @throws ApiError
     */
    public create({
        formData,
        idempotencyKey,
    }: {
        formData: {
            /**
             * One file of at most 25 MB.
             */
            file: Blob;
            /**
             * The property that it is added to.
             */
            propertyId: number;
        },
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<ImageResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/images',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * One image
     * For administrators. An API key needs the scope `images:read`.
     * @returns ImageResourceDto The record.
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
    }): CancelablePromise<ImageResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/images/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Delete an image
     * For administrators. An API key needs the scope `images:write`.
     * @returns ImageIdDto It is done; the answer says what came of it.
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
    }): CancelablePromise<ImageIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/images/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
}
