/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ComparisonDto } from '../models/ComparisonDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class ComparisonService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Up to four published properties as this viewer may see them, and where a ZIP code or a city lies
     * For everyone, also without signing in.
     * @returns ComparisonDto
     * @throws ApiError
     */
    public properties({
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
            url: '/api/home/property/compare',
            query: {
                'ids': ids,
                'from': from,
            },
        });
    }
}
