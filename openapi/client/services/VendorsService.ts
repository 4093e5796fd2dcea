/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DirectoryDto } from '../models/DirectoryDto';
import type { DirectoryRequestDto } from '../models/DirectoryRequestDto';
import type { VendorCategoriesFormDto } from '../models/VendorCategoriesFormDto';
import type { VendorFormDto } from '../models/VendorFormDto';
import type { VendorIdDto } from '../models/VendorIdDto';
import type { VendorLogoDto } from '../models/VendorLogoDto';
import type { VendorsDto } from '../models/VendorsDto';
import type { VendorSearchDto } from '../models/VendorSearchDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class VendorsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Upload a logo; a save then names it
     * For administrators.
     * @returns VendorLogoDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public uploadLogo({
        formData,
    }: {
        formData: {
            /**
             * One file of at most 1 MB.
             */
            file: Blob;
        },
    }): CancelablePromise<VendorLogoDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/upload/vendor/logo',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * Create or change a vendor
     * For administrators.
     * @returns VendorIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public save({
        requestBody,
    }: {
        requestBody: VendorFormDto,
    }): CancelablePromise<VendorIdDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/vendor',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take a vendor out of the directory
     * For administrators.
     * @returns VendorIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public deactivate({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<VendorIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/admin/vendor/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Bring a vendor back
     * For administrators.
     * @returns VendorIdDto The record as it is now.
     * @throws ApiError
     */
    public restore({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<VendorIdDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/admin/vendor/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Set the categories of a vendor
     * For administrators.
     * @returns VendorIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public setCategories({
        requestBody,
    }: {
        requestBody: VendorCategoriesFormDto,
    }): CancelablePromise<VendorIdDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/vendor/category',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The vendors
     * For administrators.
     * @returns VendorsDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public search({
        requestBody,
    }: {
        requestBody: VendorSearchDto,
    }): CancelablePromise<VendorsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/vendors',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The vendors of a category
     * For everyone, also without signing in.
     * @returns DirectoryDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public directory({
        requestBody,
    }: {
        requestBody: DirectoryRequestDto,
    }): CancelablePromise<DirectoryDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/vendor/profile/list',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
