/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ListedDealDateDto } from '../models/ListedDealDateDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class DealDatesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The dates of all deals that are on their way to closing, and those that were kept; filters: from, until (days), dealId, propertyId, kind, done, id
     * For administrators. An API key needs the scope `deals:read`.
     * @returns ListedDealDateDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        modifiedAtGte,
        modifiedAtLte,
        from,
        until,
        dealId,
        propertyId,
        kind,
        done,
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
         * Only with this value of `from`.
         */
        from?: string,
        /**
         * Only with this value of `until`.
         */
        until?: string,
        /**
         * Only with this value of `dealId`.
         */
        dealId?: number,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this value of `kind`.
         */
        kind?: string,
        /**
         * Only those of which `done` is true, or is not.
         */
        done?: boolean,
        /**
         * A field to sort by, downwards with `-` before it; `dueOn` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'modifiedAt' | '-modifiedAt' | 'dueOn' | '-dueOn',
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
    }): CancelablePromise<Array<ListedDealDateDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/deal-dates',
            query: {
                'id': id,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
                'from': from,
                'until': until,
                'dealId': dealId,
                'propertyId': propertyId,
                'kind': kind,
                'done': done,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
}
