/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MailDetailDto } from '../models/MailDetailDto';
import type { MailDto } from '../models/MailDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MailsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The mail log
     * For administrators.
     * @returns MailDto
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
    }): CancelablePromise<Array<MailDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/mails',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * One mail with its preview
     * For administrators.
     * @returns MailDetailDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
        id: number,
    }): CancelablePromise<MailDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/mails/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Send a failed mail again
     * For administrators.
     * @returns MailDetailDto
     * @throws ApiError
     */
    public retry({
        id,
    }: {
        id: number,
    }): CancelablePromise<MailDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/mails/{id}/retry',
            path: {
                'id': id,
            },
        });
    }
}
