/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgreementDto } from '../models/AgreementDto';
import type { NdaDetailsDto } from '../models/NdaDetailsDto';
import type { NdaResourceDto } from '../models/NdaResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class NdasResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Signatures under NDAs; filters: propertyId, userId, id, signedAt_gte and signedAt_lte (days), q
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
