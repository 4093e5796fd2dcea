/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgreeBodyDto } from '../models/AgreeBodyDto';
import type { ChangeDealBodyDto } from '../models/ChangeDealBodyDto';
import type { ChangeDealPatchDto } from '../models/ChangeDealPatchDto';
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
     * For administrators. An API key needs the scope `deals:read`.
     * @returns DealResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        modifiedAtGte,
        modifiedAtLte,
        propertyId,
        propertyName,
        buyerId,
        buyerName,
        buyerEmail,
        ownerId,
        statusId,
        tracker,
        late,
        waiting,
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
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this part of `propertyName`.
         */
        propertyName?: string,
        /**
         * Only with this value of `buyerId`.
         */
        buyerId?: number,
        /**
         * Only with this part of `buyerName`.
         */
        buyerName?: string,
        /**
         * Only with this part of `buyerEmail`.
         */
        buyerEmail?: string,
        /**
         * Only with this value of `ownerId`.
         */
        ownerId?: number,
        /**
         * Only with this value of `statusId`.
         */
        statusId?: number,
        /**
         * Only those of which `tracker` is true, or is not.
         */
        tracker?: boolean,
        /**
         * Only those of which `late` is true, or is not.
         */
        late?: boolean,
        /**
         * Only with this value of `waiting`.
         */
        waiting?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'createdAt' | '-createdAt' | 'modifiedAt' | '-modifiedAt' | 'propertyName' | '-propertyName' | 'buyerName' | '-buyerName' | 'price' | '-price' | 'statusId' | '-statusId' | 'statusDate' | '-statusDate',
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
    }): CancelablePromise<Array<DealResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/deals',
            query: {
                'id': id,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
                'propertyId': propertyId,
                'propertyName': propertyName,
                'buyerId': buyerId,
                'buyerName': buyerName,
                'buyerEmail': buyerEmail,
                'ownerId': ownerId,
                'statusId': statusId,
                'tracker': tracker,
                'late': late,
                'waiting': waiting,
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
     * Add a deal for a buyer who is interested; it fills the one that waits for them already
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealResourceDto The new record.
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
     * For administrators. An API key needs the scope `deals:read`.
     * @returns DealResourceDto The record.
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
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealResourceDto The record as it is now.
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * Change the buyer, the property or the price of an open deal, or say who takes care of it; what is left out stays: the fields that are sent, and no others
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealResourceDto The record as it is now.
     * @throws ApiError
     */
    public patch({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ChangeDealPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DealResourceDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/deals/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/merge-patch+json',
        });
    }
    /**
     * Record that a buyer without an account agrees to a counter; one that says so is accepted with that
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealResourceDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public agree({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealResourceDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public askRevision({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealResourceDto What was made.
     * @throws ApiError
     */
    public counter({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `deals:read`.
     * @returns DealDateDto What was asked for.
     * @throws ApiError
     */
    public dates({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealDateDto What was made.
     * @throws ApiError
     */
    public makeDates({
        id,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealDateDto The record as it is now.
     * @throws ApiError
     */
    public updateDate({
        id,
        dateId,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The id of the date.
         */
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
     * For administrators. An API key needs the scope `deals:write`.
     * @returns ShiftedDatesDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public shiftDates({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `deals:write`.
     * @returns DealResourceDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public move({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `deals:read`.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public letter({
        id,
        version,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The number of the version, from 1.
         */
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
     * How many of the deals that the filter finds stand at each stage, and the sum of their prices; it filters by what `GET /api/v1/deals` takes by name
     * For administrators. An API key needs the scope `deals:read`.
     * @returns StageSumDto What was asked for.
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
