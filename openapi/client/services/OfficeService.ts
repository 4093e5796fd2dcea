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
     * For administrators.
     * @returns OfficeDayDto
     * @throws ApiError
     */
    public day(): CancelablePromise<OfficeDayDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/office/day',
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record.`,
                409: `It has changed meanwhile, or exists already.`,
                422: `The request does not fit; errors names the fields.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
}
