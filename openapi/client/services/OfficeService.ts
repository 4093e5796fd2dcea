/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfficeDayDto } from '../models/OfficeDayDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class OfficeService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What needs attention today, figures by status, and the week from views to offers
     * For administrators. No API key may call it.
     * @returns OfficeDayDto What was asked for.
     * @throws ApiError
     */
    public day(): CancelablePromise<OfficeDayDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/office/day',
        });
    }
}
