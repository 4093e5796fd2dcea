/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConsoleDto } from '../models/ConsoleDto';
import type { OpenConsoleDto } from '../models/OpenConsoleDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class OpsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Open the job console in this browser
     * @returns ConsoleDto
     * @throws ApiError
     */
    public console({
        requestBody,
    }: {
        requestBody: OpenConsoleDto,
    }): CancelablePromise<ConsoleDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/ops/console',
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
