/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { VerificationDto } from '../models/VerificationDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class VerificationsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Whether a file, by its SHA-256, or a code is that of a certificate or an agreement; names nobody
     * For everyone, also without signing in.
     * @returns VerificationDto What was asked for.
     * @throws ApiError
     */
    public get({
        proof,
    }: {
        /**
         * What the market analysis was opened with.
         */
        proof: string,
    }): CancelablePromise<VerificationDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/verifications/{proof}',
            path: {
                'proof': proof,
            },
        });
    }
}
