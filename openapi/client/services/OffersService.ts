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
     * @returns OfferAnswerDto It is done; the answer says what came of it.
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
        });
    }
    /**
     * Accept an offer on one's own listing
     * For sellers.
     * @returns DealStageAnswerDto It is done; the answer says what came of it.
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
        });
    }
    /**
     * Reject an offer on one's own listing
     * For sellers.
     * @returns DealStageAnswerDto It is done; the answer says what came of it.
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
        });
    }
}
