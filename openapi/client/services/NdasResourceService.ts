/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessReasonDto } from '../models/AccessReasonDto';
import type { AgreementDto } from '../models/AgreementDto';
import type { ApproveAccessDto } from '../models/ApproveAccessDto';
import type { ApproveAccessesDto } from '../models/ApproveAccessesDto';
import type { ApprovedAccessesDto } from '../models/ApprovedAccessesDto';
import type { ChangeAccessDto } from '../models/ChangeAccessDto';
import type { NdaAccessDto } from '../models/NdaAccessDto';
import type { NdaDetailsDto } from '../models/NdaDetailsDto';
import type { NdaResourceDto } from '../models/NdaResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class NdasResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Signatures under NDAs; filters: propertyId, userId, state (of the access: pending, open, declined, revoked, ended), id, signedAt_gte and signedAt_lte (days), q
     * For administrators. An API key needs the scope `ndas:read`.
     * @returns NdaResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        signedAtGte,
        signedAtLte,
        propertyId,
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
         * Only with this signed time or a later one.
         */
        signedAtGte?: string,
        /**
         * Only with this signed time or an earlier one.
         */
        signedAtLte?: string,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
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
        orderBy?: 'id' | '-id' | 'signedAt' | '-signedAt' | 'name' | '-name' | 'email' | '-email' | 'entity' | '-entity' | 'propertyName' | '-propertyName',
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
    }): CancelablePromise<Array<NdaResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/ndas',
            query: {
                'id': id,
                'signedAt[gte]': signedAtGte,
                'signedAt[lte]': signedAtLte,
                'propertyId': propertyId,
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
     * A signature with everything that happened with it
     * For administrators. An API key needs the scope `ndas:read`.
     * @returns NdaDetailsDto The record.
     * @throws ApiError
     */
    public get({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<NdaDetailsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/ndas/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * What the signer may open on the property
     * For administrators. An API key needs the scope `ndas:read`.
     * @returns NdaAccessDto What was asked for.
     * @throws ApiError
     */
    public access({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<NdaAccessDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/ndas/{id}/access',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Change how far an open access goes, and how long
     * For administrators. An API key needs the scope `ndas:write`.
     * @returns NdaAccessDto The record as it is now.
     * @throws ApiError
     */
    public changeAccess({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ChangeAccessDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the access meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<NdaAccessDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/ndas/{id}/access',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The text that was signed, as it was: for its signer, the seller of the property and administrators
     * For administrators, buyers and sellers. An API key needs the scope `ndas:read`.
     * @returns AgreementDto What was asked for.
     * @throws ApiError
     */
    public agreement({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<AgreementDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/ndas/{id}/agreement',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Let in somebody who has signed and waits; any of their signatures on the property names them
     * For administrators. An API key needs the scope `ndas:write`.
     * @returns NdaAccessDto It is done; the answer says what came of it.
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
        requestBody: ApproveAccessDto,
    }): CancelablePromise<NdaAccessDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/ndas/{id}/approve',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The agreement with the page that says who signed it (PDF), the same bytes each time: for its signer, the seller of the property and administrators
     * For administrators, buyers and sellers. An API key needs the scope `ndas:read`.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public certificate({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/ndas/{id}/certificate',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Decline a request for access that waits
     * For administrators. An API key needs the scope `ndas:write`.
     * @returns NdaAccessDto It is done; the answer says what came of it.
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
        requestBody: AccessReasonDto,
    }): CancelablePromise<NdaAccessDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/ndas/{id}/decline',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Give back an access that was declined or revoked, with its tier, and with its end unless that has come
     * For administrators. An API key needs the scope `ndas:write`.
     * @returns NdaAccessDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public restore({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<NdaAccessDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/ndas/{id}/restore',
            path: {
                'id': id,
            },
        });
    }
    /**
     * End an open access; the next request is refused
     * For administrators. An API key needs the scope `ndas:write`.
     * @returns NdaAccessDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public revoke({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: AccessReasonDto,
    }): CancelablePromise<NdaAccessDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/ndas/{id}/revoke',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Approve up to 100 requests for access at once; those that do not wait any more are left out and named
     * For administrators. An API key needs the scope `ndas:write`.
     * @returns ApprovedAccessesDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public approveAll({
        requestBody,
    }: {
        requestBody: ApproveAccessesDto,
    }): CancelablePromise<ApprovedAccessesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/ndas/approve',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Record an NDA that was signed on paper or elsewhere; it opens the access
     * For administrators. An API key needs the scope `ndas:write`.
     * @returns NdaDetailsDto What was made.
     * @throws ApiError
     */
    public recordOutside({
        formData,
        idempotencyKey,
    }: {
        formData: {
            /**
             * The signed NDA, a PDF file of at most 25 MB.
             */
            file: Blob;
            /**
             * Who has signed.
             */
            userId: number;
            /**
             * The id of the property.
             */
            propertyId: number;
            /**
             * YYYY-MM-DD, today at the latest.
             */
            signedOn: string;
        },
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<NdaDetailsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/ndas/outside',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * The same list as an Excel file, ndas.xlsx; without a range
     * For administrators. An API key needs the scope `ndas:read`.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public spreadsheet({
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
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/ndas/spreadsheet',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
}
