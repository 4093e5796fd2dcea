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
import type { AskPrivacyDto } from '../models/AskPrivacyDto';
import type { AskQuestionDto } from '../models/AskQuestionDto';
import type { CalendarBodyDto } from '../models/CalendarBodyDto';
import type { ComparedOfferDto } from '../models/ComparedOfferDto';
import type { CriteriaBodyDto } from '../models/CriteriaBodyDto';
import type { CriteriaDto } from '../models/CriteriaDto';
import type { DataCopyLinkDto } from '../models/DataCopyLinkDto';
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
import type { OwnViewDto } from '../models/OwnViewDto';
import type { PasskeyOptionsDto } from '../models/PasskeyOptionsDto';
import type { PrivacyRequestDto } from '../models/PrivacyRequestDto';
import type { ProofDto } from '../models/ProofDto';
import type { ReaderQuestionDto } from '../models/ReaderQuestionDto';
import type { ReaderQuestionsDto } from '../models/ReaderQuestionsDto';
import type { RecoveryCodesDto } from '../models/RecoveryCodesDto';
import type { ReplacedCriteriaDto } from '../models/ReplacedCriteriaDto';
import type { ReplacedCriteriaPatchDto } from '../models/ReplacedCriteriaPatchDto';
import type { ReplacedFundsProofDto } from '../models/ReplacedFundsProofDto';
import type { ReplacedOwnTaskDto } from '../models/ReplacedOwnTaskDto';
import type { ReplacedSavedSearchDto } from '../models/ReplacedSavedSearchDto';
import type { ReplacedSavedSearchPatchDto } from '../models/ReplacedSavedSearchPatchDto';
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns OwnCalendarDto What was asked for.
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns NewCalendarDto What was made.
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
     * For administrators, buyers and sellers. No API key may call it.
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
     * For buyers. No API key may call it.
     * @returns CriteriaDto What was asked for.
     * @throws ApiError
     */
    public criteria({
        id,
        userId,
        modifiedAtGte,
        modifiedAtLte,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * Only with this value of `userId`.
         */
        userId?: number,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'modifiedAt' | '-modifiedAt',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<CriteriaDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/criteria',
            query: {
                'id': id,
                'userId': userId,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Say what one buys, at most 20 times
     * For buyers. No API key may call it.
     * @returns CriteriaDto The new record.
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
     * For buyers. No API key may call it.
     * @returns CriteriaDto The record.
     * @throws ApiError
     */
    public criterion({
        id,
        ifNoneMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers. No API key may call it.
     * @returns CriteriaDto The record as it is now.
     * @throws ApiError
     */
    public replaceCriteria({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public removeCriteria({
        id,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * Correct what one buys: the fields that are sent, and no others
     * For buyers. No API key may call it.
     * @returns CriteriaDto The record as it is now.
     * @throws ApiError
     */
    public patchCriteria({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ReplacedCriteriaPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<CriteriaDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/me/criteria/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/merge-patch+json',
        });
    }
    /**
     * Agree to a counter to the caller's own offer; one that says so is accepted with that
     * For buyers. No API key may call it.
     * @returns DealTermsDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public agree({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For sellers. No API key may call it.
     * @returns DealTermsDto What was made.
     * @throws ApiError
     */
    public counter({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers and sellers. No API key may call it.
     * @returns OwnDealDateDto What was asked for.
     * @throws ApiError
     */
    public dealDates({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers and sellers. No API key may call it.
     * @returns DealTermsDto What was asked for.
     * @throws ApiError
     */
    public terms({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers and sellers. No API key may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public letter({
        id,
        version,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The number of the version, from 1.
         */
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
     * For buyers. No API key may call it.
     * @returns DealTermsDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public withdraw({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers and sellers. No API key may call it.
     * @returns FavouriteDto What was asked for.
     * @throws ApiError
     */
    public favourites({
        id,
        propertyId,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * Only with one of these values of `propertyId`, with commas between them.
         */
        propertyId?: Array<number>,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<FavouriteDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/favourites',
            query: {
                'id': id,
                'propertyId': propertyId,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Keep a property that is listed, at most 500 of them, or note something on one that is kept
     * For buyers and sellers. No API key may call it.
     * @returns FavouriteDto The record as it is now.
     * @throws ApiError
     */
    public keepFavourite({
        propertyId,
        requestBody,
    }: {
        /**
         * The id of the property.
         */
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
     * For buyers and sellers. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public removeFavourite({
        propertyId,
    }: {
        /**
         * The id of the property.
         */
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
     * For buyers and sellers. No API key may call it.
     * @returns FavouriteIdsDto What was asked for.
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
     * For buyers. No API key may call it.
     * @returns OwnFundsProofDto What was asked for.
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
     * For buyers. No API key may call it.
     * @returns OwnFundsProofDto The new record.
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
            /**
             * What kind it is.
             */
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
     * For buyers. No API key may call it.
     * @returns OwnFundsProofDto The record as it is now.
     * @throws ApiError
     */
    public shareFundsProof({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers. No API key may call it.
     * @returns FundsProofIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public deleteFundsProof({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns OwnNdaDto What was asked for.
     * @throws ApiError
     */
    public ndas(): CancelablePromise<Array<OwnNdaDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/ndas',
        });
    }
    /**
     * What the caller has asked for of their data, the newest first
     * For administrators, buyers and sellers. No API key may call it.
     * @returns PrivacyRequestDto What was asked for.
     * @throws ApiError
     */
    public privacyRequests(): CancelablePromise<Array<PrivacyRequestDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/privacy-requests',
        });
    }
    /**
     * Ask for a copy of one’s data, which can be downloaded for 24 hours, or for one’s account to be deleted after 7 days
     * For administrators, buyers and sellers. No API key may call it.
     * @returns PrivacyRequestDto The new record.
     * @throws ApiError
     */
    public askPrivacy({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: AskPrivacyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<PrivacyRequestDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/privacy-requests',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take back the deletion of one’s account
     * For administrators, buyers and sellers. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public takeBackPrivacy({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/privacy-requests/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The copy of one’s data: a page to read, the same as JSON, and one’s files (ZIP)
     * For everyone, also without signing in.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public dataCopy({
        id,
        token,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * Of the address that the API made.
         */
        token: any,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/privacy-requests/{id}/data.zip',
            path: {
                'id': id,
            },
            query: {
                'token': token,
            },
        });
    }
    /**
     * An address at which a browser saves the copy of one’s data
     * For administrators, buyers and sellers. No API key may call it.
     * @returns DataCopyLinkDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public dataCopyLink({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<DataCopyLinkDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/me/privacy-requests/{id}/link',
            path: {
                'id': id,
            },
        });
    }
    /**
     * What happened on one of the caller's own listings, in one of the five ranges of the reports
     * For sellers. No API key may call it.
     * @returns ActivityDto What was asked for.
     * @throws ApiError
     */
    public listingActivity({
        id,
        range,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers and sellers. No API key may call it.
     * @returns ArchiveLinkDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public askArchive({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * The service decides who may call it. No API key may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public documentsArchive({
        id,
        token,
    }: {
        /**
         * The id of the record.
         */
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
     * For sellers. No API key may call it.
     * @returns ListingNdaDto What was asked for.
     * @throws ApiError
     */
    public listingNdas({
        id,
        state,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
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
                'state': state,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Let in somebody who waits on one of the caller's own listings, where its seller may decide
     * For sellers. No API key may call it.
     * @returns NdaAccessDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public approveNda({
        id,
        ndaId,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The id of the nda.
         */
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
     * For sellers. No API key may call it.
     * @returns NdaAccessDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public declineNda({
        id,
        ndaId,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The id of the nda.
         */
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
     * For sellers. No API key may call it.
     * @returns ComparedOfferDto What was asked for.
     * @throws ApiError
     */
    public compareOffers({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For sellers. No API key may call it.
     * @returns ListingOpenDto What was asked for.
     * @throws ApiError
     */
    public listingOpens({
        id,
        atGte,
        atLte,
        documentId,
        kind,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * Only with this at or a later one.
         */
        atGte?: string,
        /**
         * Only with this at or an earlier one.
         */
        atLte?: string,
        /**
         * Only with one of these values of `documentId`, with commas between them.
         */
        documentId?: Array<number>,
        /**
         * Only with this value of `kind`.
         */
        kind?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'at' | '-at',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
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
                'at[gte]': atGte,
                'at[lte]': atLte,
                'documentId': documentId,
                'kind': kind,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * The caller's own questions about a property, and those that were answered for all, the newest first
     * For buyers. No API key may call it.
     * @returns ReaderQuestionsDto What was asked for.
     * @throws ApiError
     */
    public questions({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers. No API key may call it.
     * @returns ReaderQuestionDto What was made.
     * @throws ApiError
     */
    public ask({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers. No API key may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public questionsPdf({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers. No API key may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public questionsSpreadsheet({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For sellers. No API key may call it.
     * @returns ListingReaderDto What was asked for.
     * @throws ApiError
     */
    public listingReaders({
        id,
        documentId,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * Only with one of these values of `documentId`, with commas between them.
         */
        documentId?: Array<number>,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
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
                'documentId': documentId,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * The weeks of one of the caller's own listings, the newest first; filters: week_gte, week_lte, id
     * For sellers. No API key may call it.
     * @returns ReportDto What was asked for.
     * @throws ApiError
     */
    public listingReports({
        id,
        weekGte,
        weekLte,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * Only with this week or a later one.
         */
        weekGte?: string,
        /**
         * Only with this week or an earlier one.
         */
        weekLte?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-week` where it is left out.
         */
        orderBy?: 'week' | '-week',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
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
                'week[gte]': weekGte,
                'week[lte]': weekLte,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * One of these weeks, by its Monday
     * For sellers. No API key may call it.
     * @returns ReportDto What was asked for.
     * @throws ApiError
     */
    public listingReport({
        id,
        monday,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The Monday of the week, as YYYY-MM-DD.
         */
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
     * For sellers. No API key may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public listingReportPdf({
        id,
        monday,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The Monday of the week, as YYYY-MM-DD.
         */
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
     * For sellers. No API key may call it.
     * @returns ListingQuestionDto What was asked for.
     * @throws ApiError
     */
    public listingQuestions({
        id,
        propertyId,
        state,
        q,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'dueAt' | '-dueAt',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<ListingQuestionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/questions',
            query: {
                'id': id,
                'propertyId': propertyId,
                'state': state,
                'q': q,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Draft an answer to a question about one of the caller's own listings; the office publishes it
     * For sellers. No API key may call it.
     * @returns ListingQuestionDto What was made.
     * @throws ApiError
     */
    public draftAnswer({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns RecoveryCodesDto What was made.
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
     * For administrators, buyers and sellers. No API key may call it.
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
     * For buyers and sellers. No API key may call it.
     * @returns SavedSearchDto What was asked for.
     * @throws ApiError
     */
    public savedSearches({
        id,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<SavedSearchDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/saved-searches',
            query: {
                'id': id,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Save a search by the address of its page, at most 50 of them
     * For buyers and sellers. No API key may call it.
     * @returns SavedSearchDto The new record.
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
     * For buyers and sellers. No API key may call it.
     * @returns SavedSearchDto The record.
     * @throws ApiError
     */
    public savedSearch({
        id,
        ifNoneMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The ETag of the representation that one has: 304 without a body while it is still the same.
         */
        ifNoneMatch?: string,
    }): CancelablePromise<SavedSearchDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/saved-searches/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change a saved search
     * For buyers and sellers. No API key may call it.
     * @returns SavedSearchDto The record as it is now.
     * @throws ApiError
     */
    public replaceSavedSearch({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ReplacedSavedSearchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<SavedSearchDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/me/saved-searches/{id}',
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
     * Delete a saved search, with what waits to be told of it
     * For buyers and sellers. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public removeSavedSearch({
        id,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/me/saved-searches/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Change a saved search: the fields that are sent, and no others
     * For buyers and sellers. No API key may call it.
     * @returns SavedSearchDto The record as it is now.
     * @throws ApiError
     */
    public patchSavedSearch({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ReplacedSavedSearchPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<SavedSearchDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/me/saved-searches/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/merge-patch+json',
        });
    }
    /**
     * What a saved search finds now, as the search answers it
     * For buyers and sellers. No API key may call it.
     * @returns SearchAnswerDto What was asked for.
     * @throws ApiError
     */
    public savedSearchMatches({
        id,
        page = 1,
        pageLength = 10,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * Counted from 1.
         */
        page?: number,
        /**
         * Most records of a page.
         */
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns SecondFactorsDto What was asked for.
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public renameSecondFactor({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public removeSecondFactor({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns NewAppDto What was made.
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns RecoveryCodesDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public confirmApp({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns PasskeyOptionsDto It is done; the answer says what came of it.
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns RecoveryCodesDto What was made.
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
     * For administrators, buyers and sellers. No API key may call it.
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns PasskeyOptionsDto It is done; the answer says what came of it.
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns OwnSessionDto What was asked for.
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
     * For administrators, buyers and sellers. No API key may call it.
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public endSession({
        session,
    }: {
        /**
         * The id of the session.
         */
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns OwnTaskDto What was asked for.
     * @throws ApiError
     */
    public tasks({
        id,
        from,
        until,
        dealId,
        done,
        open,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * Only with this value of `from`.
         */
        from?: string,
        /**
         * Only with this value of `until`.
         */
        until?: string,
        /**
         * Only with this value of `dealId`.
         */
        dealId?: number,
        /**
         * Only those of which `done` is true, or is not.
         */
        done?: boolean,
        /**
         * Only those of which `open` is true, or is not.
         */
        open?: boolean,
        /**
         * A field to sort by, downwards with `-` before it; `dueOn` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'dueOn' | '-dueOn' | 'title' | '-title',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<OwnTaskDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/tasks',
            query: {
                'id': id,
                'from': from,
                'until': until,
                'dealId': dealId,
                'done': done,
                'open': open,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Note something on one of the caller's own tasks
     * For administrators, buyers and sellers. No API key may call it.
     * @returns OwnTaskDto The record as it is now.
     * @throws ApiError
     */
    public annotateTask({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators, buyers and sellers. No API key may call it.
     * @returns OwnTaskDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public tickTask({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For buyers and sellers. No API key may call it.
     * @returns OwnTaskDto What was made.
     * @throws ApiError
     */
    public attachToTask({
        id,
        formData,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
    /**
     * Which administrators looked at the site as the caller, the newest first
     * For administrators, buyers and sellers. No API key may call it.
     * @returns OwnViewDto What was asked for.
     * @throws ApiError
     */
    public views(): CancelablePromise<Array<OwnViewDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/me/views',
        });
    }
}
