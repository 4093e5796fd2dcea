/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LiveDto } from '../models/LiveDto';
import type { ReadyDto } from '../models/ReadyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class HealthService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Whether the process answers
     * For everyone, also without signing in.
     * @returns LiveDto
     * @throws ApiError
     */
    public live(): CancelablePromise<LiveDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/health/live',
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                404: `There is nothing at this address.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Whether requests can be served
     * For everyone, also without signing in.
     * @returns ReadyDto
     * @throws ApiError
     */
    public ready(): CancelablePromise<ReadyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/health/ready',
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                404: `There is nothing at this address.`,
                503: `The database does not answer or lacks a migration, or the process is about to stop.`,
            },
        });
    }
}
