/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApproveFundsProofDto } from '../models/ApproveFundsProofDto';
import type { DeclineFundsProofDto } from '../models/DeclineFundsProofDto';
import type { FundsProofDto } from '../models/FundsProofDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class FundsProofsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What buyers show of their money; filters: userId, state (sent, approved, declined), q, id
     * For administrators.
     * @returns FundsProofDto
     * @throws ApiError
     */
    public list({
        sort,
        range,
        filter,
    }: {
        /**
         * JSON: [field, "ASC" or "DESC"]
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows
         */
        range?: string,
        /**
         * JSON: field to value
         */
        filter?: string,
    }): CancelablePromise<Array<FundsProofDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/funds-proofs',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * One proof of funds
     * For administrators.
     * @returns FundsProofDto
     * @throws ApiError
     */
    public get({
        id,
        ifNoneMatch,
    }: {
        id: number,
        /**
         * The ETag of the representation that one has: 304 without a body while it is still the same.
         */
        ifNoneMatch?: string,
    }): CancelablePromise<FundsProofDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/funds-proofs/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Approve a proof up to a limit, which sellers read beside the buyer's offers
     * For administrators.
     * @returns FundsProofDto
     * @throws ApiError
     */
    public approve({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: ApproveFundsProofDto,
    }): CancelablePromise<FundsProofDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/funds-proofs/{id}/approve',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Decline a proof
     * For administrators.
     * @returns FundsProofDto
     * @throws ApiError
     */
    public decline({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: DeclineFundsProofDto,
    }): CancelablePromise<FundsProofDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/funds-proofs/{id}/decline',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The file, for its buyer and administrators; for the seller of a property with an open offer where the buyer lets them
     * For administrators, buyers and sellers.
     * @returns binary
     * @throws ApiError
     */
    public file({
        id,
    }: {
        id: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/funds-proofs/{id}/file',
            path: {
                'id': id,
            },
        });
    }
}
