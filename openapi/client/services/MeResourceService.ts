/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessReasonDto } from '../models/AccessReasonDto';
import type { ActivityDto } from '../models/ActivityDto';
import type { AgreeBodyDto } from '../models/AgreeBodyDto';
import type { AnswerBodyDto } from '../models/AnswerBodyDto';
import type { AppCodeDto } from '../models/AppCodeDto';
import type { ArchiveLinkDto } from '../models/ArchiveLinkDto';
import type { AskArchiveDto } from '../models/AskArchiveDto';
import type { AskQuestionDto } from '../models/AskQuestionDto';
import type { CalendarBodyDto } from '../models/CalendarBodyDto';
import type { ComparedOfferDto } from '../models/ComparedOfferDto';
import type { CriteriaBodyDto } from '../models/CriteriaBodyDto';
import type { CriteriaDto } from '../models/CriteriaDto';
import type { DealTermsDto } from '../models/DealTermsDto';
import type { FavouriteBodyDto } from '../models/FavouriteBodyDto';
import type { FavouriteDto } from '../models/FavouriteDto';
import type { FavouriteIdsDto } from '../models/FavouriteIdsDto';
import type { FundsProofIdDto } from '../models/FundsProofIdDto';
import type { ListingNdaDto } from '../models/ListingNdaDto';
import type { ListingOpenDto } from '../models/ListingOpenDto';
import type { ListingQuestionDto } from '../models/ListingQuestionDto';
import type { ListingReaderDto } from '../models/ListingReaderDto';
import type { NdaAccessDto } from '../models/NdaAccessDto';
import type { NewAppDto } from '../models/NewAppDto';
import type { NewCalendarDto } from '../models/NewCalendarDto';
import type { NewFactorDto } from '../models/NewFactorDto';
import type { NewPasskeyDto } from '../models/NewPasskeyDto';
import type { NewSavedSearchDto } from '../models/NewSavedSearchDto';
import type { OwnCalendarDto } from '../models/OwnCalendarDto';
import type { OwnCounterBodyDto } from '../models/OwnCounterBodyDto';
import type { OwnDealDateDto } from '../models/OwnDealDateDto';
import type { OwnFundsProofDto } from '../models/OwnFundsProofDto';
import type { OwnNdaDto } from '../models/OwnNdaDto';
import type { OwnSessionDto } from '../models/OwnSessionDto';
import type { OwnTaskDto } from '../models/OwnTaskDto';
import type { PasskeyOptionsDto } from '../models/PasskeyOptionsDto';
import type { ProofDto } from '../models/ProofDto';
import type { ReaderQuestionDto } from '../models/ReaderQuestionDto';
import type { ReaderQuestionsDto } from '../models/ReaderQuestionsDto';
import type { RecoveryCodesDto } from '../models/RecoveryCodesDto';
import type { ReplacedCriteriaDto } from '../models/ReplacedCriteriaDto';
import type { ReplacedFundsProofDto } from '../models/ReplacedFundsProofDto';
import type { ReplacedOwnTaskDto } from '../models/ReplacedOwnTaskDto';
import type { ReplacedSavedSearchDto } from '../models/ReplacedSavedSearchDto';
import type { ReportDto } from '../models/ReportDto';
import type { SavedSearchDto } from '../models/SavedSearchDto';
import type { SearchAnswerDto } from '../models/SearchAnswerDto';
import type { SecondFactorsDto } from '../models/SecondFactorsDto';
import type { TickTaskDto } from '../models/TickTaskDto';
import type { WithdrawBodyDto } from '../models/WithdrawBodyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MeResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Whether the caller has a calendar; its address is not told again
     * For administrators, buyers and sellers.
     * @returns OwnCalendarDto
     * @throws ApiError
     */
    public calendar(): CancelablePromise<OwnCalendarDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/calendar',
        });
    }
    /**
     * Make the secret address of the caller's calendar of dates and tasks; an earlier one ends
     * For administrators, buyers and sellers.
     * @returns NewCalendarDto
     * @throws ApiError
     */
    public makeCalendar({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CalendarBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<NewCalendarDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/calendar',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * End the address of the caller's calendar at once
     * For administrators, buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public revokeCalendar(): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/calendar',
        });
    }
    /**
     * What the caller buys, the newest first; filters: id
     * For buyers.
     * @returns CriteriaDto
     * @throws ApiError
     */
    public criteria({
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
    }): CancelablePromise<Array<CriteriaDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/criteria',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Say what one buys, at most 20 times
     * For buyers.
     * @returns CriteriaDto
     * @throws ApiError
     */
    public addCriteria({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CriteriaBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<CriteriaDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/criteria',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One of what the caller buys
     * For buyers.
     * @returns CriteriaDto
     * @throws ApiError
     */
    public criterion({
        id,
        ifNoneMatch,
    }: {
        id: number,
        /**
         * The ETag of the representation that one has: 304 without a body while it is still the same.
         */
        ifNoneMatch?: string,
    }): CancelablePromise<CriteriaDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/criteria/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Correct what one buys
     * For buyers.
     * @returns CriteriaDto
     * @throws ApiError
     */
    public replaceCriteria({
        id,
        requestBody,
        ifMatch,
    }: {
        id: number,
        requestBody: ReplacedCriteriaDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<CriteriaDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/me/criteria/{id}',
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
     * Delete one of what one buys
     * For buyers.
     * @returns void
     * @throws ApiError
     */
    public removeCriteria({
        id,
        ifMatch,
    }: {
        id: number,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/criteria/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
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
     * The dates of a deal that the caller buys or sells by, in their order; none unless it is accepted or sold
     * For buyers and sellers.
     * @returns OwnDealDateDto
     * @throws ApiError
     */
    public dealDates({
        id,
    }: {
        id: number,
    }): CancelablePromise<Array<OwnDealDateDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/deals/{id}/dates',
            path: {
                'id': id,
            },
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
     * The letter of intent of one version of the terms of an offer of the caller's, or on one of the caller's own listings (PDF), the same bytes each time
     * For buyers and sellers.
     * @returns binary
     * @throws ApiError
     */
    public letter({
        id,
        version,
    }: {
        id: number,
        version: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/deals/{id}/terms/{version}/letter',
            path: {
                'id': id,
                'version': version,
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
     * The properties that the caller keeps, the newest first; filters: propertyId, id
     * For buyers and sellers.
     * @returns FavouriteDto
     * @throws ApiError
     */
    public favourites({
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
    }): CancelablePromise<Array<FavouriteDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/favourites',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Keep a property that is listed, at most 500 of them, or note something on one that is kept
     * For buyers and sellers.
     * @returns FavouriteDto
     * @throws ApiError
     */
    public keepFavourite({
        propertyId,
        requestBody,
    }: {
        propertyId: number,
        requestBody: FavouriteBodyDto,
    }): CancelablePromise<FavouriteDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/me/favourites/{propertyId}',
            path: {
                'propertyId': propertyId,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Keep a property no longer
     * For buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public removeFavourite({
        propertyId,
    }: {
        propertyId: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/favourites/{propertyId}',
            path: {
                'propertyId': propertyId,
            },
        });
    }
    /**
     * The ids of these properties, all of them
     * For buyers and sellers.
     * @returns FavouriteIdsDto
     * @throws ApiError
     */
    public favouriteIds(): CancelablePromise<FavouriteIdsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/favourites/ids',
        });
    }
    /**
     * The caller's proofs of funds, the newest first
     * For buyers.
     * @returns OwnFundsProofDto
     * @throws ApiError
     */
    public fundsProofs(): CancelablePromise<Array<OwnFundsProofDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/funds-proofs',
        });
    }
    /**
     * Send a proof of funds, which the office looks at
     * For buyers.
     * @returns OwnFundsProofDto
     * @throws ApiError
     */
    public sendFundsProof({
        formData,
        idempotencyKey,
    }: {
        formData: {
            /**
             * One PDF, Word, Excel or PowerPoint file of at most 25 MB.
             */
            file: Blob;
            kind: 'bank statement' | 'institution letter' | 'lender term sheet' | 'escrow' | '1031 exchange';
            /**
             * Whole dollars that it shows.
             */
            amount: number;
            /**
             * The day of which it speaks; it holds for 90 days.
             */
            asOf: string;
            /**
             * Sellers of properties with an open offer of the caller may open the file. False where it is left out.
             */
            fileForSellers?: boolean;
        },
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<OwnFundsProofDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/funds-proofs',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * Let sellers of properties with an open offer of the caller open the file of a proof, or no longer
     * For buyers.
     * @returns OwnFundsProofDto
     * @throws ApiError
     */
    public shareFundsProof({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: ReplacedFundsProofDto,
    }): CancelablePromise<OwnFundsProofDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/me/funds-proofs/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Delete a proof of funds with its file
     * For buyers.
     * @returns FundsProofIdDto
     * @throws ApiError
     */
    public deleteFundsProof({
        id,
    }: {
        id: number,
    }): CancelablePromise<FundsProofIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/funds-proofs/{id}',
            path: {
                'id': id,
            },
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
     * What happened on one of the caller's own listings, in one of the five ranges of the reports
     * For sellers.
     * @returns ActivityDto
     * @throws ApiError
     */
    public listingActivity({
        id,
        range,
    }: {
        id: number,
        /**
         * One of the five ranges of the reports, 1 (last week) to 5 (last 12 months).
         */
        range?: number,
    }): CancelablePromise<ActivityDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/activity',
            path: {
                'id': id,
            },
            query: {
                'range': range,
            },
        });
    }
    /**
     * An address at which a browser saves all documents of a property that the caller may open; above 500 MB a link to them is mailed, which is good for 24 hours
     * For buyers and sellers.
     * @returns ArchiveLinkDto
     * @throws ApiError
     */
    public askArchive({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: AskArchiveDto,
    }): CancelablePromise<ArchiveLinkDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/properties/{id}/document-archives',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * All documents of a property that the caller may open, each as a link of its own would open it (ZIP)
     * The service decides who may call it.
     * @returns binary
     * @throws ApiError
     */
    public documentsArchive({
        id,
        token,
    }: {
        id: number,
        /**
         * Of an address that the API made; instead of the bearer token.
         */
        token?: any,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/documents.zip',
            path: {
                'id': id,
            },
            query: {
                'token': token,
            },
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
     * The weeks of one of the caller's own listings, the newest first; filters: week_gte, week_lte, id
     * For sellers.
     * @returns ReportDto
     * @throws ApiError
     */
    public listingReports({
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
    }): CancelablePromise<Array<ReportDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/reports',
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
     * One of these weeks, by its Monday
     * For sellers.
     * @returns ReportDto
     * @throws ApiError
     */
    public listingReport({
        id,
        monday,
    }: {
        id: number,
        monday: string,
    }): CancelablePromise<ReportDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/reports/{monday}',
            path: {
                'id': id,
                'monday': monday,
            },
        });
    }
    /**
     * The same as a PDF file, report_{monday}.pdf
     * For sellers.
     * @returns binary
     * @throws ApiError
     */
    public listingReportPdf({
        id,
        monday,
    }: {
        id: number,
        monday: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/properties/{id}/reports/{monday}/pdf',
            path: {
                'id': id,
                'monday': monday,
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
    /**
     * Make new recovery codes, shown this once; the old ones are good until these are confirmed
     * For administrators, buyers and sellers.
     * @returns RecoveryCodesDto
     * @throws ApiError
     */
    public makeRecoveryCodes({
        idempotencyKey,
    }: {
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<RecoveryCodesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/recovery-codes',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
        });
    }
    /**
     * Say that the recovery codes are kept; they are good from now on
     * For administrators, buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public confirmRecoveryCodes(): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/recovery-codes/confirm',
        });
    }
    /**
     * The searches that the caller has saved, the newest first; filters: id
     * For buyers and sellers.
     * @returns SavedSearchDto
     * @throws ApiError
     */
    public savedSearches({
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
    }): CancelablePromise<Array<SavedSearchDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/saved-searches',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Save a search by the address of its page, at most 50 of them
     * For buyers and sellers.
     * @returns SavedSearchDto
     * @throws ApiError
     */
    public saveSearch({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: NewSavedSearchDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<SavedSearchDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/saved-searches',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One saved search
     * For buyers and sellers.
     * @returns SavedSearchDto
     * @throws ApiError
     */
    public savedSearch({
        id,
    }: {
        id: number,
    }): CancelablePromise<SavedSearchDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/saved-searches/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Change a saved search
     * For buyers and sellers.
     * @returns SavedSearchDto
     * @throws ApiError
     */
    public replaceSavedSearch({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: ReplacedSavedSearchDto,
    }): CancelablePromise<SavedSearchDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/me/saved-searches/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Delete a saved search, with what waits to be told of it
     * For buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public removeSavedSearch({
        id,
    }: {
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/saved-searches/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * What a saved search finds now, as the search answers it
     * For buyers and sellers.
     * @returns SearchAnswerDto
     * @throws ApiError
     */
    public savedSearchMatches({
        id,
        page = 1,
        pageLength = 10,
    }: {
        id: number,
        /**
         * Counted from 1.
         */
        page?: number,
        pageLength?: number,
    }): CancelablePromise<SearchAnswerDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/saved-searches/{id}/matches',
            path: {
                'id': id,
            },
            query: {
                'Page': page,
                'PageLength': pageLength,
            },
        });
    }
    /**
     * The caller's second factors
     * For administrators, buyers and sellers.
     * @returns SecondFactorsDto
     * @throws ApiError
     */
    public secondFactors(): CancelablePromise<SecondFactorsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/second-factors',
        });
    }
    /**
     * Rename a second factor
     * For administrators, buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public renameSecondFactor({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: NewFactorDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/me/second-factors/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Remove a second factor; one must have been shown within five minutes
     * For administrators, buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public removeSecondFactor({
        id,
    }: {
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/second-factors/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Begin with an app that shows codes; its secret is shown this once
     * For administrators, buyers and sellers.
     * @returns NewAppDto
     * @throws ApiError
     */
    public addApp({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: NewFactorDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<NewAppDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/second-factors/apps',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Confirm an app by one of its codes; a first factor is on once its recovery codes are confirmed
     * For administrators, buyers and sellers.
     * @returns RecoveryCodesDto
     * @throws ApiError
     */
    public confirmApp({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: AppCodeDto,
    }): CancelablePromise<RecoveryCodesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/second-factors/apps/{id}/confirm',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * What the browser needs to make a passkey
     * For administrators, buyers and sellers.
     * @returns PasskeyOptionsDto
     * @throws ApiError
     */
    public newPasskeyOptions(): CancelablePromise<PasskeyOptionsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/second-factors/passkey-options',
        });
    }
    /**
     * Keep a passkey that the browser has made; a first factor is on once its recovery codes are confirmed
     * For administrators, buyers and sellers.
     * @returns RecoveryCodesDto
     * @throws ApiError
     */
    public addPasskey({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: NewPasskeyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<RecoveryCodesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/second-factors/passkeys',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Show a second factor once more, which removing one and changing the password need
     * For administrators, buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public showSecondFactor({
        requestBody,
    }: {
        requestBody: ProofDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/second-factors/shown',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * What the browser needs to ask for one of the caller's passkeys
     * For administrators, buyers and sellers.
     * @returns PasskeyOptionsDto
     * @throws ApiError
     */
    public passkeyOptions(): CancelablePromise<PasskeyOptionsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/second-factors/shown/passkey-options',
        });
    }
    /**
     * The caller's open sessions, the last used first
     * For administrators, buyers and sellers.
     * @returns OwnSessionDto
     * @throws ApiError
     */
    public sessions(): CancelablePromise<Array<OwnSessionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/sessions',
        });
    }
    /**
     * End all of the caller's sessions but this one
     * For administrators, buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public endOtherSessions(): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/sessions',
        });
    }
    /**
     * End one of the caller's sessions
     * For administrators, buyers and sellers.
     * @returns void
     * @throws ApiError
     */
    public endSession({
        session,
    }: {
        session: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/sessions/{session}',
            path: {
                'session': session,
            },
        });
    }
    /**
     * The caller's own tasks, the earliest first: of their side of accepted deals, of an administrator those that they were given; filters: dealId, open, done, from, until (days), id
     * For administrators, buyers and sellers.
     * @returns OwnTaskDto
     * @throws ApiError
     */
    public tasks({
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
    }): CancelablePromise<Array<OwnTaskDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/tasks',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Note something on one of the caller's own tasks
     * For administrators, buyers and sellers.
     * @returns OwnTaskDto
     * @throws ApiError
     */
    public annotateTask({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: ReplacedOwnTaskDto,
    }): CancelablePromise<OwnTaskDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/me/tasks/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Mark one of the caller's own tasks as done
     * For administrators, buyers and sellers.
     * @returns OwnTaskDto
     * @throws ApiError
     */
    public tickTask({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: TickTaskDto,
    }): CancelablePromise<OwnTaskDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/tasks/{id}/done',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Add a PDF, Word, Excel or PowerPoint file to one of the caller's own tasks; it waits in the deal room until the office publishes it for those under LOI
     * For buyers and sellers.
     * @returns OwnTaskDto
     * @throws ApiError
     */
    public attachToTask({
        id,
        formData,
        idempotencyKey,
    }: {
        id: number,
        formData: {
            /**
             * One file of at most 25 MB.
             */
            file: Blob;
        },
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<OwnTaskDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/tasks/{id}/files',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
}
