/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnNdaDto } from '../models/OwnNdaDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MeResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What the caller has signed, the newest first
     * For administrators, buyers and sellers.
     * @returns OwnNdaDto
     * @throws ApiError
     */
    public ndas(): CancelablePromise<Array<OwnNdaDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/ndas',
        });
    }
}
