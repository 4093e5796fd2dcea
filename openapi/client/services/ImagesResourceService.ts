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
     * For administrators.
     * @returns ImageResourceDto
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
    }): CancelablePromise<Array<ImageResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/images',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Upload an image; it becomes the last of its property
     * For administrators.
     * @returns ImageResourceDto
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
            StoreID: number;
            DocumentTypeID?: number;
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
     * For administrators.
     * @returns ImageResourceDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
        id: number,
    }): CancelablePromise<ImageResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/images/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Delete an image
     * For administrators.
     * @returns ImageIdDto
     * @throws ApiError
     */
    public delete({
        id,
    }: {
        id: number,
    }): CancelablePromise<ImageIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/images/{id}',
            path: {
                'id': id,
            },
        });
    }
}
