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
     * For administrators. No API key may call it.
     * @returns ConsoleDto It is done; the answer says what came of it.
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
        });
    }
}
