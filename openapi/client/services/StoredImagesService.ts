/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class StoredImagesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * A picture of a property
     * For everyone, also without signing in.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public property({
        fileName,
        w,
    }: {
        /**
         * The name of the stored file.
         */
        fileName: string,
        /**
         * Width in pixels; the stored size without it.
         */
        w?: '400' | '720' | '800' | '1200' | '1600',
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/StoreImages/{fileName}',
            path: {
                'fileName': fileName,
            },
            query: {
                'w': w,
            },
        });
    }
    /**
     * The photo of a team member
     * For everyone, also without signing in.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public team({
        fileName,
        w,
    }: {
        /**
         * The name of the stored file.
         */
        fileName: string,
        /**
         * Width in pixels; the stored size without it.
         */
        w?: '400' | '720' | '800' | '1200' | '1600',
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/TeamImages/{fileName}',
            path: {
                'fileName': fileName,
            },
            query: {
                'w': w,
            },
        });
    }
    /**
     * The logo of a vendor
     * For everyone, also without signing in.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public vendor({
        fileName,
        w,
    }: {
        /**
         * The name of the stored file.
         */
        fileName: string,
        /**
         * Width in pixels; the stored size without it.
         */
        w?: '400' | '720' | '800' | '1200' | '1600',
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/VendorLogos/{fileName}',
            path: {
                'fileName': fileName,
            },
            query: {
                'w': w,
            },
        });
    }
}
