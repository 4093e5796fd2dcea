/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CallerDto } from '../models/CallerDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class OwnAccessResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * For whom this token or key acts, what it opens, until when, and how many requests are left
     * For administrators, buyers and sellers. Any API key may call it.
     * @returns CallerDto What was asked for.
     * @throws ApiError
     */
    public get(): CancelablePromise<CallerDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me',
        });
    }
}
