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
     * @returns LiveDto What was asked for.
     * @throws ApiError
     */
    public live(): CancelablePromise<LiveDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/health/live',
        });
    }
    /**
     * Whether requests can be served
     * For everyone, also without signing in.
     * @returns ReadyDto What was asked for.
     * @throws ApiError
     */
    public ready(): CancelablePromise<ReadyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/health/ready',
        });
    }
}
