/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyLinkDto } from '../models/PrivacyLinkDto';
import type { VisitorRequestDto } from '../models/VisitorRequestDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PrivacyLinksService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Say that it was oneself who asked: the copy is ready, or the data is deleted after 7 days
     * For everyone, also without signing in.
     * @returns VisitorRequestDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public confirm({
        requestBody,
    }: {
        requestBody: PrivacyLinkDto,
    }): CancelablePromise<VisitorRequestDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/privacy-links/confirm',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The copy of what is kept of an e-mail address: a page to read, the same as JSON, and files (ZIP)
     * For everyone, also without signing in.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public copy({
        token,
    }: {
        /**
         * Of the address that the API made.
         */
        token: any,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/privacy-links/data.zip',
            query: {
                'token': token,
            },
        });
    }
    /**
     * What a mailed link is about
     * For everyone, also without signing in.
     * @returns VisitorRequestDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public open({
        requestBody,
    }: {
        requestBody: PrivacyLinkDto,
    }): CancelablePromise<VisitorRequestDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/privacy-links/open',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take back the deletion of what is kept of one’s address
     * For everyone, also without signing in.
     * @returns VisitorRequestDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public takeBack({
        requestBody,
    }: {
        requestBody: PrivacyLinkDto,
    }): CancelablePromise<VisitorRequestDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/privacy-links/take-back',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
