/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EnquiryBodyDto } from '../models/EnquiryBodyDto';
import type { EnquiryDto } from '../models/EnquiryDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class EnquiriesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Enquiries; filters: kind, state (open or handled), q, id
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
}
