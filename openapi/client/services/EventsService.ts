/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventEntryDto } from '../models/EventEntryDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class EventsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Every fact that others react to, newest first; filters: id, name, propertyId, dealId, userId, waiting, failed, createdAt_gte, createdAt_lte (days), q. With `after` what followed that event, ascending, up to the newest settled one, which the header Settled-Id names
     * For administrators. An API key needs the scope `events:read`.
     * @returns EventEntryDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        createdAtGte,
        createdAtLte,
        name,
        propertyId,
        dealId,
        userId,
        waiting,
        failed,
        q,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
        after,
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
         * Only with this value of `name`.
         */
        name?: string,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this value of `dealId`.
         */
        dealId?: number,
        /**
         * Only with this value of `userId`.
         */
        userId?: number,
        /**
         * Only those of which `waiting` is true, or is not.
         */
        waiting?: boolean,
        /**
         * Only those of which `failed` is true, or is not.
         */
        failed?: boolean,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'createdAt' | '-createdAt' | 'relayedAt' | '-relayedAt' | 'name' | '-name',
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
        /**
         * The last id that was read: with it the answer ascends to the newest settled id and has no count.
         */
        after?: number,
    }): CancelablePromise<Array<EventEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/events',
            query: {
                'id': id,
                'createdAt[gte]': createdAtGte,
                'createdAt[lte]': createdAtLte,
                'name': name,
                'propertyId': propertyId,
                'dealId': dealId,
                'userId': userId,
                'waiting': waiting,
                'failed': failed,
                'q': q,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
                'after': after,
            },
        });
    }
    /**
     * One event with what its handlers made of it
     * For administrators. An API key needs the scope `events:read`.
     * @returns EventEntryDto The record.
     * @throws ApiError
     */
    public get({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<EventEntryDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/events/{id}',
            path: {
                'id': id,
            },
        });
    }
}
