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
     * For administrators. An API key needs the scope `funds-proofs:read`.
     * @returns FundsProofDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        modifiedAtGte,
        modifiedAtLte,
        userId,
        state,
        q,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * Only with this value of `userId`.
         */
        userId?: number,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'createdAt' | '-createdAt' | 'modifiedAt' | '-modifiedAt' | 'expiresAt' | '-expiresAt' | 'amount' | '-amount' | 'userName' | '-userName' | 'state' | '-state',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<FundsProofDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/funds-proofs',
            query: {
                'id': id,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
                'userId': userId,
                'state': state,
                'q': q,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * One proof of funds
     * For administrators. An API key needs the scope `funds-proofs:read`.
     * @returns FundsProofDto The record.
     * @throws ApiError
     */
    public get({
        id,
        ifNoneMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `funds-proofs:write`.
     * @returns FundsProofDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public approve({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `funds-proofs:write`.
     * @returns FundsProofDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public decline({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators, buyers and sellers. An API key needs the scope `funds-proofs:read`.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public file({
        id,
    }: {
        /**
         * The id of the record.
         */
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
