/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SiteDto } from '../models/SiteDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class SiteService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Name, contacts and offices of the product
     * For everyone, also without signing in.
     * @returns SiteDto What was asked for.
     * @throws ApiError
     */
    public facts(): CancelablePromise<SiteDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/site',
        });
    }
}
