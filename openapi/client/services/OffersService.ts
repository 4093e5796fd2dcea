/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealActionDto } from '../models/DealActionDto';
import type { DealStageAnswerDto } from '../models/DealStageAnswerDto';
import type { OfferAnswerDto } from '../models/OfferAnswerDto';
import type { SubmitOfferDto } from '../models/SubmitOfferDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class OffersService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Submit offer terms, or revise them
     * For administrators and buyers.
     * @returns OfferAnswerDto
     * @throws ApiError
     */
    public submit({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: SubmitOfferDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<OfferAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/buyer/store/deal',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                409: `The Idempotency-Key came with another request before.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Accept an offer on one's own listing
     * For sellers.
     * @returns DealStageAnswerDto
     * @throws ApiError
     */
    public accept({
        requestBody,
    }: {
        requestBody: DealActionDto,
    }): CancelablePromise<DealStageAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/seller/deal/accept',
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
     * Reject an offer on one's own listing
     * For sellers.
     * @returns DealStageAnswerDto
     * @throws ApiError
     */
    public reject({
        requestBody,
    }: {
        requestBody: DealActionDto,
    }): CancelablePromise<DealStageAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/seller/deal/reject',
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
