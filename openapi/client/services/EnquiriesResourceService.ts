/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EnquiryBodyDto } from '../models/EnquiryBodyDto';
import type { EnquiryDto } from '../models/EnquiryDto';
import type { EnquiryOwnerDto } from '../models/EnquiryOwnerDto';
import type { EnquiryReplyBodyDto } from '../models/EnquiryReplyBodyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class EnquiriesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Enquiries; filters: kind, state (open or handled), ownerId (0: nobody), q, id
     * For administrators.
     * @returns EnquiryDto
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
    }): CancelablePromise<Array<EnquiryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/enquiries',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * One enquiry
     * For administrators.
     * @returns EnquiryDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
        id: number,
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/enquiries/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Mark an enquiry as handled, or as not handled after all
     * For administrators.
     * @returns EnquiryDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: EnquiryBodyDto,
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/enquiries/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Say which administrator takes care of an enquiry
     * For administrators.
     * @returns EnquiryDto
     * @throws ApiError
     */
    public assign({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: EnquiryOwnerDto,
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/enquiries/{id}/owner',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Answer an enquiry by mail
     * For administrators.
     * @returns EnquiryDto
     * @throws ApiError
     */
    public reply({
        id,
        requestBody,
        idempotencyKey,
    }: {
        id: number,
        requestBody: EnquiryReplyBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<EnquiryDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/enquiries/{id}/replies',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
