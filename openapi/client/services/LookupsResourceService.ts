/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookupsDto } from '../models/LookupsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class LookupsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Every lookup of the back office
     * For administrators.
     * @returns LookupsDto
     * @throws ApiError
     */
    public all(): CancelablePromise<LookupsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/lookups',
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record.`,
                409: `It has changed meanwhile, or exists already.`,
                422: `The request does not fit; errors names the fields.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
}
