/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeletedDto } from '../models/DeletedDto';
import type { ListedImageDto } from '../models/ListedImageDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class ImagesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Delete an image
     * For administrators.
     * @returns DeletedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
        imageid,
        storeid,
    }: {
        /**
         * The id of the picture.
         */
        imageid: number,
        /**
         * The id of the property.
         */
        storeid: number,
    }): CancelablePromise<DeletedDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/admin/delete/image/{imageid}/{storeid}',
            path: {
                'imageid': imageid,
                'storeid': storeid,
            },
        });
    }
    /**
     * The images of a property, cover first
     * For administrators.
     * @returns ListedImageDto The record.
     * @throws ApiError
     */
    public list({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Array<ListedImageDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/storeimage/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Upload an image of any type
     * For administrators.
     * @returns ListedImageDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public upload({
        formData,
    }: {
        formData: {
            /**
             * One file of at most 25 MB.
             */
            file: Blob;
            /**
             * The id of the property.
             */
            StoreID: number;
            /**
             * The id of the kind of document, as lookups list it.
             */
            DocumentTypeID?: number;
        },
    }): CancelablePromise<ListedImageDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/upload/image',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
}
