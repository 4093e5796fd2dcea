/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EvidenceKeyDto } from '../models/EvidenceKeyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class EvidenceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The public keys by which seals over the evidence are verified: the one in use, then those before it
     * For everyone, also without signing in.
     * @returns EvidenceKeyDto What was asked for.
     * @throws ApiError
     */
    public key(): CancelablePromise<Array<EvidenceKeyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/evidence/key',
        });
    }
}
