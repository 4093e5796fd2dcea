/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WatermarkDto } from '../models/WatermarkDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class WatermarksResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Whose copy of a document a code is, however it is typed, and when that copy was opened
     * For administrators. An API key needs the scope `documents:read`.
     * @returns WatermarkDto What was asked for.
     * @throws ApiError
     */
    public get({
        code,
    }: {
        /**
         * The code, as it was mailed or read.
         */
        code: string,
    }): CancelablePromise<WatermarkDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/watermarks/{code}',
            path: {
                'code': code,
            },
        });
    }
}
