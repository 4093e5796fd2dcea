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
     * For administrators.
     * @returns ListedDealDateDto
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
    }): CancelablePromise<Array<ListedDealDateDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/deal-dates',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
}
