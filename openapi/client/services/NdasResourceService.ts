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
     * For administrators.
     * @returns NdaResourceDto
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
    }): CancelablePromise<Array<NdaResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/ndas',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * A signature with everything that happened with it
     * For administrators.
     * @returns NdaDetailsDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
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
     * For administrators.
     * @returns NdaAccessDto
     * @throws ApiError
     */
    public access({
        id,
    }: {
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
     * For administrators.
     * @returns NdaAccessDto
     * @throws ApiError
     */
    public changeAccess({
        id,
        requestBody,
        ifMatch,
    }: {
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
     * For administrators, buyers and sellers.
     * @returns AgreementDto
     * @throws ApiError
     */
    public agreement({
        id,
    }: {
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
     * For administrators.
     * @returns NdaAccessDto
     * @throws ApiError
     */
    public approve({
        id,
        requestBody,
    }: {
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
     * For administrators, buyers and sellers.
     * @returns binary
     * @throws ApiError
     */
    public certificate({
        id,
    }: {
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
     * For administrators.
     * @returns NdaAccessDto
     * @throws ApiError
     */
    public decline({
        id,
        requestBody,
    }: {
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
     * For administrators.
     * @returns NdaAccessDto
     * @throws ApiError
     */
    public restore({
        id,
    }: {
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
     * For administrators.
     * @returns NdaAccessDto
     * @throws ApiError
     */
    public revoke({
        id,
        requestBody,
    }: {
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
     * For administrators.
     * @returns ApprovedAccessesDto
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
     * For administrators.
     * @returns NdaDetailsDto
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
     * For administrators.
     * @returns binary
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
