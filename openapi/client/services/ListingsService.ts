/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ListingFiguresDto } from '../models/ListingFiguresDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class ListingsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * How much is listed and closed, and what was closed last
     * For everyone, also without signing in.
     * @returns ListingFiguresDto
     * @throws ApiError
     */
    public figures(): CancelablePromise<ListingFiguresDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/listings/figures',
        });
    }
}
