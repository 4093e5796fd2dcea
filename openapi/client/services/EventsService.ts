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
     * For administrators.
     * @returns EventEntryDto
     * @throws ApiError
     */
    public list({
        sort,
        range,
        filter,
        after,
        limit = 1000,
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
        /**
         * The last id that was read: with it the answer ascends to the newest settled id and has no count.
         */
        after?: number,
        /**
         * Most entries of an answer with `after`.
         */
        limit?: number,
    }): CancelablePromise<Array<EventEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/events',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
                'after': after,
                'limit': limit,
            },
        });
    }
    /**
     * One event with what its handlers made of it
     * For administrators.
     * @returns EventEntryDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
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
