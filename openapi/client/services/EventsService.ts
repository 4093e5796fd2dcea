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
     * Every fact that others react to, newest first; filters: id, name, propertyId, dealId, userId, waiting, failed, createdAt_gte, createdAt_lte (days), q
     * For administrators.
     * @returns EventEntryDto
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
    }): CancelablePromise<Array<EventEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/events',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
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
