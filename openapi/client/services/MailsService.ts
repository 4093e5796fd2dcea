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
     * For administrators. An API key needs the scope `mails:read`.
     * @returns MailDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        createdAtGte,
        createdAtLte,
        kind,
        recipient,
        status,
        record,
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
         * Only with this created time or a later one.
         */
        createdAtGte?: string,
        /**
         * Only with this created time or an earlier one.
         */
        createdAtLte?: string,
        /**
         * Only with this value of `kind`.
         */
        kind?: string,
        /**
         * Only with this part of `recipient`.
         */
        recipient?: string,
        /**
         * Only with this value of `status`.
         */
        status?: string,
        /**
         * Only with this part of `record`.
         */
        record?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'createdAt' | '-createdAt' | 'sentAt' | '-sentAt' | 'kind' | '-kind' | 'recipient' | '-recipient' | 'subject' | '-subject' | 'status' | '-status' | 'attempts' | '-attempts',
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
    }): CancelablePromise<Array<MailDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/mails',
            query: {
                'id': id,
                'createdAt[gte]': createdAtGte,
                'createdAt[lte]': createdAtLte,
                'kind': kind,
                'recipient': recipient,
                'status': status,
                'record': record,
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
     * One mail with its preview
     * For administrators. An API key needs the scope `mails:read`.
     * @returns MailDetailDto The record.
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
    }): CancelablePromise<MailDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/mails/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Send a failed mail again
     * For administrators. An API key needs the scope `mails:write`.
     * @returns MailDetailDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public retry({
        id,
    }: {
        /**
         * The id of the record.
         */
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
