/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgreeBodyDto } from '../models/AgreeBodyDto';
import type { ChangeDealBodyDto } from '../models/ChangeDealBodyDto';
import type { CounterBodyDto } from '../models/CounterBodyDto';
import type { DealBodyDto } from '../models/DealBodyDto';
import type { DealDateBodyDto } from '../models/DealDateBodyDto';
import type { DealDateDto } from '../models/DealDateDto';
import type { DealResourceDto } from '../models/DealResourceDto';
import type { MoveDealDto } from '../models/MoveDealDto';
import type { ShiftDatesDto } from '../models/ShiftDatesDto';
import type { ShiftedDatesDto } from '../models/ShiftedDatesDto';
import type { StageSumDto } from '../models/StageSumDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class DealsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Deals; filter ownerId finds those of an administrator (0: nobody), tracker leaves out Interested and Withdrawn, waiting: open keeps the offers that the seller may answer, waiting: overdue those of them that were due before today, waiting: live what has not ended, late: true the accepted ones with a date that has passed
     * For administrators.
     * @returns DealResourceDto
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
    }): CancelablePromise<Array<DealResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/deals',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Add a deal for a buyer who is interested; it fills the one that waits for them already
     * For administrators.
     * @returns DealResourceDto
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: DealBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<DealResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/deals',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One deal with its history and all versions of its terms
     * For administrators.
     * @returns DealResourceDto
     * @throws ApiError
     */
    public get({
        id,
        ifNoneMatch,
    }: {
        id: number,
        /**
         * The ETag of the representation that one has: 304 without a body while it is still the same.
         */
        ifNoneMatch?: string,
    }): CancelablePromise<DealResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/deals/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change the buyer, the property or the price of an open deal, or say who takes care of it; what is left out stays
     * For administrators.
     * @returns DealResourceDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        id: number,
        requestBody: ChangeDealBodyDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DealResourceDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/deals/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Record that a buyer without an account agrees to a counter; one that says so is accepted with that
     * For administrators.
     * @returns DealResourceDto
     * @throws ApiError
     */
    public agree({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: AgreeBodyDto,
    }): CancelablePromise<DealResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/deals/{id}/agree',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Ask the buyer for a revised offer, which is taken after the day on which offers were due, too
     * For administrators.
     * @returns DealResourceDto
     * @throws ApiError
     */
    public askRevision({
        id,
    }: {
        id: number,
    }): CancelablePromise<DealResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/deals/{id}/ask-revision',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Put other terms against the buyer's, for the seller; they never accept an offer by themselves
     * For administrators.
     * @returns DealResourceDto
     * @throws ApiError
     */
    public counter({
        id,
        requestBody,
        idempotencyKey,
    }: {
        id: number,
        requestBody: CounterBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<DealResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/deals/{id}/counters',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The dates of a deal in their order, from the letter of intent to the closing; none before it is accepted
     * For administrators.
     * @returns DealDateDto
     * @throws ApiError
     */
    public dates({
        id,
    }: {
        id: number,
    }): CancelablePromise<Array<DealDateDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/deals/{id}/dates',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Make the dates and tasks of an accepted deal that has none, as its acceptance would have
     * For administrators.
     * @returns DealDateDto
     * @throws ApiError
     */
    public makeDates({
        id,
        idempotencyKey,
    }: {
        id: number,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<Array<DealDateDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/deals/{id}/dates',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
        });
    }
    /**
     * Set or move a date of an accepted deal, or note that it is done and what was received; what is left out stays
     * For administrators.
     * @returns DealDateDto
     * @throws ApiError
     */
    public updateDate({
        id,
        dateId,
        requestBody,
    }: {
        id: number,
        dateId: number,
        requestBody: DealDateBodyDto,
    }): CancelablePromise<Array<DealDateDto>> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/deals/{id}/dates/{dateId}',
            path: {
                'id': id,
                'dateId': dateId,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Move a date of an accepted deal with every open one after it, and the tasks before the closing with the closing; a preview says what would move
     * For administrators.
     * @returns ShiftedDatesDto
     * @throws ApiError
     */
    public shiftDates({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: ShiftDatesDto,
    }): CancelablePromise<ShiftedDatesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/deals/{id}/dates/shift',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Move a deal to any stage that the table of stages allows, Withdrawn included
     * For administrators.
     * @returns DealResourceDto
     * @throws ApiError
     */
    public move({
        id,
        requestBody,
        ifMatch,
    }: {
        id: number,
        requestBody: MoveDealDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the deal meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DealResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/deals/{id}/move',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The letter of intent of one version of the terms of a deal (PDF), the same bytes each time
     * For administrators.
     * @returns binary
     * @throws ApiError
     */
    public letter({
        id,
        version,
    }: {
        id: number,
        version: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/deals/{id}/terms/{version}/letter',
            path: {
                'id': id,
                'version': version,
            },
        });
    }
    /**
     * How many of the deals that the filter finds stand at each stage, and the sum of their prices
     * For administrators.
     * @returns StageSumDto
     * @throws ApiError
     */
    public stages({
        filter,
    }: {
        /**
         * JSON: field to value
         */
        filter?: string,
    }): CancelablePromise<Array<StageSumDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/deals/stages',
            query: {
                'filter': filter,
            },
        });
    }
}
