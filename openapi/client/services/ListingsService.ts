/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ComparisonDto } from '../models/ComparisonDto';
import type { ListingFiguresDto } from '../models/ListingFiguresDto';
import type { PropertyEnquiryDto } from '../models/PropertyEnquiryDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class ListingsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Ask the first listing agent about a listed property, with or without an account
     * For everyone, also without signing in.
     * @returns void
     * @throws ApiError
     */
    public ask({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: PropertyEnquiryDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/listings/{id}/enquiries',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Up to four published properties as this viewer may see them, and where a ZIP code or a city lies
     * For everyone, also without signing in.
     * @returns ComparisonDto What was asked for.
     * @throws ApiError
     */
    public compare({
        ids,
        from,
    }: {
        /**
         * Separated by commas; up to four.
         */
        ids: string,
        /**
         * A ZIP code or a city, from which distances are told.
         */
        from?: string | null,
    }): CancelablePromise<ComparisonDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/listings/comparison',
            query: {
                'ids': ids,
                'from': from,
            },
        });
    }
    /**
     * How much is listed and closed, and what was closed last
     * For everyone, also without signing in.
     * @returns ListingFiguresDto What was asked for.
     * @throws ApiError
     */
    public figures(): CancelablePromise<ListingFiguresDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/listings/figures',
        });
    }
}
