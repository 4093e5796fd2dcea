/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AskForAddressDto } from '../models/AskForAddressDto';
import type { OfficeRequestDto } from '../models/OfficeRequestDto';
import type { PrivacyDecisionDto } from '../models/PrivacyDecisionDto';
import type { PrivacyNoteDto } from '../models/PrivacyNoteDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PrivacyRequestsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Requests of people for their data, the newest first; filters: kind, state (`open`: to decide or waiting), userId, id
     * For administrators. No API key may call it.
     * @returns OfficeRequestDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        kind,
        state,
        userId,
        modifiedAtGte,
        modifiedAtLte,
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
         * Only with this value of `kind`.
         */
        kind?: string,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Only with one of these values of `userId`, with commas between them.
         */
        userId?: Array<number>,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'receivedAt' | '-receivedAt' | 'dueAt' | '-dueAt' | 'modifiedAt' | '-modifiedAt',
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
    }): CancelablePromise<Array<OfficeRequestDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/privacy-requests',
            query: {
                'id': id,
                'kind': kind,
                'state': state,
                'userId': userId,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
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
     * Ask by e-mail for a copy of what is kept of an address, or for its deletion; answers the same whether the address is known or not
     * For everyone, also without signing in.
     * @returns void
     * @throws ApiError
     */
    public ask({
        requestBody,
    }: {
        requestBody: AskForAddressDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/privacy-requests',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One request of a person for their data
     * For administrators. No API key may call it.
     * @returns OfficeRequestDto The record.
     * @throws ApiError
     */
    public get({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<OfficeRequestDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/privacy-requests/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Approve the deletion of another administrator, or refuse anybody’s with a reason
     * For administrators. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public decide({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: PrivacyDecisionDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/privacy-requests/{id}/decision',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take 45 days more to answer, once; the person is told
     * For administrators. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public extend({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/privacy-requests/{id}/extend',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Note something about a request
     * For administrators. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public annotate({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: PrivacyNoteDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/privacy-requests/{id}/note',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
