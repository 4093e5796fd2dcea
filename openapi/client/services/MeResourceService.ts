/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessReasonDto } from '../models/AccessReasonDto';
import type { AgreeBodyDto } from '../models/AgreeBodyDto';
import type { AnswerBodyDto } from '../models/AnswerBodyDto';
import type { AskQuestionDto } from '../models/AskQuestionDto';
import type { ComparedOfferDto } from '../models/ComparedOfferDto';
import type { DealTermsDto } from '../models/DealTermsDto';
import type { ListingNdaDto } from '../models/ListingNdaDto';
import type { ListingOpenDto } from '../models/ListingOpenDto';
import type { ListingQuestionDto } from '../models/ListingQuestionDto';
import type { ListingReaderDto } from '../models/ListingReaderDto';
import type { NdaAccessDto } from '../models/NdaAccessDto';
import type { OwnCounterBodyDto } from '../models/OwnCounterBodyDto';
import type { OwnNdaDto } from '../models/OwnNdaDto';
import type { ReaderQuestionDto } from '../models/ReaderQuestionDto';
import type { ReaderQuestionsDto } from '../models/ReaderQuestionsDto';
import type { WithdrawBodyDto } from '../models/WithdrawBodyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MeResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Agree to a counter to the caller's own offer; one that says so is accepted with that
     * For buyers.
     * @returns DealTermsDto
     * @throws ApiError
     */
    public agree({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: AgreeBodyDto,
    }): CancelablePromise<DealTermsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/deals/{id}/agree',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Put other terms against those of a buyer, on one of the caller's own listings
     * For sellers.
     * @returns DealTermsDto
     * @throws ApiError
     */
    public counter({
        id,
        requestBody,
        idempotencyKey,
    }: {
        id: number,
        requestBody: OwnCounterBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<DealTermsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/deals/{id}/counters',
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
    /**
     * Every version of the terms of an offer of the caller's, or on one of the caller's own listings
     * For buyers and sellers.
     * @returns DealTermsDto
     * @throws ApiError
     */
    public terms({
        id,
    }: {
        id: number,
    }): CancelablePromise<DealTermsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/deals/{id}/terms',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Withdraw the caller's own open offer
     * For buyers.
     * @returns DealTermsDto
     * @throws ApiError
     */
    public withdraw({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: WithdrawBodyDto,
    }): CancelablePromise<DealTermsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/deals/{id}/withdraw',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * What the caller has signed, the newest first
     * For administrators, buyers and sellers.
     * @returns OwnNdaDto
     * @throws ApiError
     */
    public ndas(): CancelablePromise<Array<OwnNdaDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/ndas',
        });
    }
    /**
     * Who has signed the NDA of one of the caller's own listings; filters: state (pending, open, declined, revoked, ended), id
     * For sellers.
     * @returns ListingNdaDto
     * @throws ApiError
     */
    public listingNdas({
        id,
        sort,
        range,
        filter,
    }: {
        id: number,
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
    }): CancelablePromise<Array<ListingNdaDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/ndas',
            path: {
                'id': id,
            },
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Let in somebody who waits on one of the caller's own listings, where its seller may decide
     * For sellers.
     * @returns NdaAccessDto
     * @throws ApiError
     */
    public approveNda({
        id,
        ndaId,
    }: {
        id: number,
        ndaId: number,
    }): CancelablePromise<NdaAccessDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/properties/{id}/ndas/{ndaId}/approve',
            path: {
                'id': id,
                'ndaId': ndaId,
            },
        });
    }
    /**
     * Decline somebody who waits on one of the caller's own listings, where its seller may decide
     * For sellers.
     * @returns NdaAccessDto
     * @throws ApiError
     */
    public declineNda({
        id,
        ndaId,
        requestBody,
    }: {
        id: number,
        ndaId: number,
        requestBody: AccessReasonDto,
    }): CancelablePromise<NdaAccessDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/properties/{id}/ndas/{ndaId}/decline',
            path: {
                'id': id,
                'ndaId': ndaId,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The offers on one of the caller's own listings side by side, the newest first
     * For sellers.
     * @returns ComparedOfferDto
     * @throws ApiError
     */
    public compareOffers({
        id,
    }: {
        id: number,
    }): CancelablePromise<Array<ComparedOfferDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/offers',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Which buyers opened what on one of the caller's own listings; filters: documentId, kind (view, download), at_gte and at_lte (days), id
     * For sellers.
     * @returns ListingOpenDto
     * @throws ApiError
     */
    public listingOpens({
        id,
        sort,
        range,
        filter,
    }: {
        id: number,
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
    }): CancelablePromise<Array<ListingOpenDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/opens',
            path: {
                'id': id,
            },
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * The caller's own questions about a property, and those that were answered for all, the newest first
     * For buyers.
     * @returns ReaderQuestionsDto
     * @throws ApiError
     */
    public questions({
        id,
    }: {
        id: number,
    }): CancelablePromise<ReaderQuestionsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/questions',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Ask about a property, or a page of one of its documents; at most ten questions are open at once
     * For buyers.
     * @returns ReaderQuestionDto
     * @throws ApiError
     */
    public ask({
        id,
        requestBody,
        idempotencyKey,
    }: {
        id: number,
        requestBody: AskQuestionDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<ReaderQuestionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/properties/{id}/questions',
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
    /**
     * The same as a PDF file, questions.pdf
     * For buyers.
     * @returns binary
     * @throws ApiError
     */
    public questionsPdf({
        id,
    }: {
        id: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/questions/pdf',
            path: {
                'id': id,
            },
        });
    }
    /**
     * What the caller may read of the questions about a property, with every published version, as an Excel file, questions.xlsx
     * For buyers.
     * @returns binary
     * @throws ApiError
     */
    public questionsSpreadsheet({
        id,
    }: {
        id: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/questions/spreadsheet',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The same by buyer and document: first, last, how often; by document where the office keeps the names; filters: documentId, id
     * For sellers.
     * @returns ListingReaderDto
     * @throws ApiError
     */
    public listingReaders({
        id,
        sort,
        range,
        filter,
    }: {
        id: number,
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
    }): CancelablePromise<Array<ListingReaderDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/readers',
            path: {
                'id': id,
            },
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * What was asked about the caller's own listings; filters: propertyId, state (open, answered, declined), q, id
     * For sellers.
     * @returns ListingQuestionDto
     * @throws ApiError
     */
    public listingQuestions({
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
    }): CancelablePromise<Array<ListingQuestionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/questions',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Draft an answer to a question about one of the caller's own listings; the office publishes it
     * For sellers.
     * @returns ListingQuestionDto
     * @throws ApiError
     */
    public draftAnswer({
        id,
        requestBody,
        idempotencyKey,
    }: {
        id: number,
        requestBody: AnswerBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<ListingQuestionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/questions/{id}/answers',
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
