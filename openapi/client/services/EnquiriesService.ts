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
     * @returns string It is done; the answer says what came of it.
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
        });
    }
    /**
     * An owner wants to sell
     * For everyone, also without signing in.
     * @returns string It is done; the answer says what came of it.
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
        });
    }
}
