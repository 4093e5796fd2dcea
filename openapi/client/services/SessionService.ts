/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RefreshedSessionDto } from '../models/RefreshedSessionDto';
import type { RefreshRequestDto } from '../models/RefreshRequestDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class SessionService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Keep a session alive
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
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record.`,
                409: `It has changed meanwhile, or exists already.`,
                422: `The request does not fit; errors names the fields.`,
                429: `Too many requests; Retry-After says when to try again.`,
            },
        });
    }
}
