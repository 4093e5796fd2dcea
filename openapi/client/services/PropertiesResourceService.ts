/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentOpenDto } from '../models/DocumentOpenDto';
import type { ImageItemDto } from '../models/ImageItemDto';
import type { ImageOrderDto } from '../models/ImageOrderDto';
import type { MatchDto } from '../models/MatchDto';
import type { OfficeComparedOfferDto } from '../models/OfficeComparedOfferDto';
import type { OfficeReportDto } from '../models/OfficeReportDto';
import type { PropertyAccessDto } from '../models/PropertyAccessDto';
import type { PropertyBodyDto } from '../models/PropertyBodyDto';
import type { PropertyDemandDto } from '../models/PropertyDemandDto';
import type { PropertyDto } from '../models/PropertyDto';
import type { PropertyIdDto } from '../models/PropertyIdDto';
import type { PropertyTimelineDto } from '../models/PropertyTimelineDto';
import type { ProposedAudienceDto } from '../models/ProposedAudienceDto';
import type { ReaderDto } from '../models/ReaderDto';
import type { ReportNoteDto } from '../models/ReportNoteDto';
import type { RoundBodyDto } from '../models/RoundBodyDto';
import type { RoundDto } from '../models/RoundDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PropertiesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Properties; filters: name, city, stateId, statusId, sellerId, unpublished, search (words of name, address, place or state, or the id), q, id
     * For administrators.
     * @returns PropertyDto
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
    }): CancelablePromise<Array<PropertyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Create a property; active false makes a draft
     * For administrators.
     * @returns PropertyDto
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: PropertyBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<PropertyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/properties',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One property
     * For administrators.
     * @returns PropertyDto
     * @throws ApiError
     */
    public get({
        id,
        ifNoneMatch,
    }: {
        id: number,
        /**
         * The ETag of the representation that one has: 304 without a body while it is still the same.
         */
        ifNoneMatch?: string,
    }): CancelablePromise<PropertyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Replace a property
     * For administrators.
     * @returns PropertyDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        id: number,
        requestBody: PropertyBodyDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<PropertyDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/properties/{id}',
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
     * Delete a property for good; refused while an offer or a sale depends on it
     * For administrators.
     * @returns PropertyIdDto
     * @throws ApiError
     */
    public delete({
        id,
        ifMatch,
    }: {
        id: number,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<PropertyIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/properties/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Who has signed the NDA of a property and what they may open; filters: state (pending, open, declined, revoked, ended), id
     * For administrators.
     * @returns PropertyAccessDto
     * @throws ApiError
     */
    public accesses({
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
    }): CancelablePromise<Array<PropertyAccessDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/accesses',
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
     * Whom a campaign about a property is proposed to: the buyers whose criteria it meets by its public figures
     * For administrators.
     * @returns ProposedAudienceDto
     * @throws ApiError
     */
    public campaignAudience({
        id,
    }: {
        id: number,
    }): CancelablePromise<ProposedAudienceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/campaign-audience',
            path: {
                'id': id,
            },
        });
    }
    /**
     * How many people look for a property; never who
     * For administrators.
     * @returns PropertyDemandDto
     * @throws ApiError
     */
    public demand({
        id,
    }: {
        id: number,
    }): CancelablePromise<PropertyDemandDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/demand',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Put the images of a property in order; the first is the cover
     * For administrators.
     * @returns ImageItemDto
     * @throws ApiError
     */
    public orderImages({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: ImageOrderDto,
    }): CancelablePromise<Array<ImageItemDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/properties/{id}/images/order',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The buyers whose criteria a property matches, the best first, and behind them those of whom it is not known; keys need criteria:read
     * For administrators.
     * @returns MatchDto
     * @throws ApiError
     */
    public matchingBuyers({
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
    }): CancelablePromise<Array<MatchDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/matching-buyers',
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
     * The offers on a property side by side, the newest first, without sealed ones; keys need deals:read
     * For administrators.
     * @returns OfficeComparedOfferDto
     * @throws ApiError
     */
    public compareOffers({
        id,
    }: {
        id: number,
    }): CancelablePromise<Array<OfficeComparedOfferDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/offers',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Who opened which document of a property; filters: userId, documentId, kind (view, download), at_gte and at_lte (days), id; keys need documents:read
     * For administrators.
     * @returns DocumentOpenDto
     * @throws ApiError
     */
    public opens({
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
    }): CancelablePromise<Array<DocumentOpenDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/opens',
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
     * The list of opens as an Excel file, opens.xlsx; without a range
     * For administrators.
     * @returns binary
     * @throws ApiError
     */
    public opensSpreadsheet({
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
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/opens/spreadsheet',
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
     * The same as a PDF file, questions.pdf
     * For administrators.
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
            url: '/api/v1/properties/{id}/questions/pdf',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Every question about a property with every version of its answer, as an Excel file, questions.xlsx; keys need questions:read
     * For administrators.
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
            url: '/api/v1/properties/{id}/questions/spreadsheet',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The same by person and document: first, last, how often; filters: userId, documentId, id; keys need documents:read
     * For administrators.
     * @returns ReaderDto
     * @throws ApiError
     */
    public readers({
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
    }): CancelablePromise<Array<ReaderDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/readers',
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
     * What the seller is told of a week, by its Monday; until that is made, the figures as they are now
     * For administrators.
     * @returns OfficeReportDto
     * @throws ApiError
     */
    public weekReport({
        id,
        monday,
    }: {
        id: number,
        monday: string,
    }): CancelablePromise<OfficeReportDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/reports/{monday}',
            path: {
                'id': id,
                'monday': monday,
            },
        });
    }
    /**
     * Write the broker's sentence into a report that is not made yet
     * For administrators.
     * @returns OfficeReportDto
     * @throws ApiError
     */
    public describeWeek({
        id,
        monday,
        requestBody,
    }: {
        id: number,
        monday: string,
        requestBody: ReportNoteDto,
    }): CancelablePromise<OfficeReportDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/properties/{id}/reports/{monday}',
            path: {
                'id': id,
                'monday': monday,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The rounds of offers on a property, the first one first; keys need deals:read
     * For administrators.
     * @returns RoundDto
     * @throws ApiError
     */
    public rounds({
        id,
    }: {
        id: number,
    }): CancelablePromise<Array<RoundDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/rounds',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Open the next round of offers on a property; a call sets the date on which its offers are due. Keys need deals:write
     * For administrators.
     * @returns RoundDto
     * @throws ApiError
     */
    public openRound({
        id,
        requestBody,
        idempotencyKey,
    }: {
        id: number,
        requestBody: RoundBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<RoundDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/properties/{id}/rounds',
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
     * What happened to a property: changes, documents, NDAs, offers, stages of deals, notes and mails, newest first
     * For administrators.
     * @returns PropertyTimelineDto
     * @throws ApiError
     */
    public timeline({
        id,
        before,
        count = 20,
    }: {
        id: number,
        /**
         * The next of the page before; left out for the newest events
         */
        before?: string,
        /**
         * How many events at most
         */
        count?: number,
    }): CancelablePromise<PropertyTimelineDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/timeline',
            path: {
                'id': id,
            },
            query: {
                'before': before,
                'count': count,
            },
        });
    }
}
