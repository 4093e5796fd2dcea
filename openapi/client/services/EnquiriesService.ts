/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContactEnquiryDto } from '../models/ContactEnquiryDto';
import type { SellEnquiryDto } from '../models/SellEnquiryDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class EnquiriesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The contact form; forwarded to the CRM where one is configured
     * For everyone, also without signing in.
     * @returns string
     * @throws ApiError
     */
    public contact({
        requestBody,
    }: {
        requestBody: ContactEnquiryDto,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/contactus',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * An owner wants to sell
     * For everyone, also without signing in.
     * @returns string
     * @throws ApiError
     */
    public sell({
        requestBody,
    }: {
        requestBody: SellEnquiryDto,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/sell/myproperty',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
}
