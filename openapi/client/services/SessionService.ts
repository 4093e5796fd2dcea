/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RefreshedSessionDto } from '../models/RefreshedSessionDto';
import type { RefreshRequestDto } from '../models/RefreshRequestDto';
import type { SignInsDto } from '../models/SignInsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class SessionService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Keep a session alive
     * For everyone, also without signing in.
     * @returns RefreshedSessionDto
     * @throws ApiError
     */
    public refresh({
        requestBody,
    }: {
        requestBody: RefreshRequestDto,
    }): CancelablePromise<RefreshedSessionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/session/refresh',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record.`,
                409: `It has changed meanwhile, or exists already.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                422: `The request does not fit; errors names the fields.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * One's own last sign-ins
     * For administrators, buyers and sellers.
     * @returns SignInsDto
     * @throws ApiError
     */
    public signIns(): CancelablePromise<SignInsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/session/sign-ins',
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
