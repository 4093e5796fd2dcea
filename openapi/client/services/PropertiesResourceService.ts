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
import type { PropertyBatchAnswerDto } from '../models/PropertyBatchAnswerDto';
import type { PropertyBatchDto } from '../models/PropertyBatchDto';
import type { PropertyBodyDto } from '../models/PropertyBodyDto';
import type { PropertyDemandDto } from '../models/PropertyDemandDto';
import type { PropertyDto } from '../models/PropertyDto';
import type { PropertyIdDto } from '../models/PropertyIdDto';
import type { PropertyPatchDto } from '../models/PropertyPatchDto';
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
     * For administrators. An API key needs the scope `properties:read`.
     * @returns PropertyDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        name,
        city,
        stateId,
        sellerId,
        statusId,
        unpublished,
        modifiedAtGte,
        modifiedAtLte,
        search,
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
         * Only with this part of `name`.
         */
        name?: string,
        /**
         * Only with this part of `city`.
         */
        city?: string,
        /**
         * Only with this value of `stateId`.
         */
        stateId?: number,
        /**
         * Only with this value of `sellerId`.
         */
        sellerId?: number,
        /**
         * Only with this value of `statusId`.
         */
        statusId?: number,
        /**
         * Only those of which `unpublished` is true, or is not.
         */
        unpublished?: boolean,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        search?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'name' | '-name' | 'city' | '-city' | 'stateId' | '-stateId' | 'stateCode' | '-stateCode' | 'zipCode' | '-zipCode' | 'sellerName' | '-sellerName' | 'statusId' | '-statusId' | 'active' | '-active' | 'price' | '-price' | 'capRate' | '-capRate' | 'pricePerSqft' | '-pricePerSqft' | 'openFirst' | '-openFirst' | 'rentableSqft' | '-rentableSqft' | 'createdAt' | '-createdAt' | 'modifiedAt' | '-modifiedAt',
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
    }): CancelablePromise<Array<PropertyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties',
            query: {
                'id': id,
                'name': name,
                'city': city,
                'stateId': stateId,
                'sellerId': sellerId,
                'statusId': statusId,
                'unpublished': unpublished,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
                'search': search,
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
     * Create a property; active false makes a draft
     * For administrators. An API key needs the scope `properties:write`.
     * @returns PropertyDto The new record.
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
     * For administrators. An API key needs the scope `properties:read`.
     * @returns PropertyDto The record.
     * @throws ApiError
     */
    public get({
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
     * For administrators. An API key needs the scope `properties:write`.
     * @returns PropertyDto The record as it is now.
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `properties:write`.
     * @returns PropertyIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
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
     * Replace a property: the fields that are sent, and no others
     * For administrators. An API key needs the scope `properties:write`.
     * @returns PropertyDto The record as it is now.
     * @throws ApiError
     */
    public patch({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: PropertyPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<PropertyDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/properties/{id}',
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
     * Who has signed the NDA of a property and what they may open; filters: state (pending, open, declined, revoked, ended), id
     * For administrators. An API key needs the scope `properties:read`.
     * @returns PropertyAccessDto What was asked for.
     * @throws ApiError
     */
    public accesses({
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
        orderBy?: 'id' | '-id' | 'name' | '-name' | 'expiresAt' | '-expiresAt',
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
    }): CancelablePromise<Array<PropertyAccessDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/accesses',
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
     * Whom a campaign about a property is proposed to: the buyers whose criteria it meets by its public figures
     * For administrators. An API key needs the scope `properties:read`.
     * @returns ProposedAudienceDto What was asked for.
     * @throws ApiError
     */
    public campaignAudience({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `properties:read`.
     * @returns PropertyDemandDto What was asked for.
     * @throws ApiError
     */
    public demand({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `properties:write`.
     * @returns ImageItemDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public orderImages({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `criteria:read`.
     * @returns MatchDto What was asked for.
     * @throws ApiError
     */
    public matchingBuyers({
        id,
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
         * A field to sort by, downwards with `-` before it; `rank` where it is left out.
         */
        orderBy?: 'rank' | '-rank',
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
    }): CancelablePromise<Array<MatchDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/matching-buyers',
            path: {
                'id': id,
            },
            query: {
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
     * The offers on a property side by side, the newest first, without sealed ones; keys need deals:read
     * For administrators. An API key needs the scope `deals:read`.
     * @returns OfficeComparedOfferDto What was asked for.
     * @throws ApiError
     */
    public compareOffers({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `documents:read`.
     * @returns DocumentOpenDto What was asked for.
     * @throws ApiError
     */
    public opens({
        id,
        atGte,
        atLte,
        userId,
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
         * Only with one of these values of `userId`, with commas between them.
         */
        userId?: Array<number>,
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
        orderBy?: 'id' | '-id' | 'at' | '-at' | 'name' | '-name',
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
    }): CancelablePromise<Array<DocumentOpenDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/opens',
            path: {
                'id': id,
            },
            query: {
                'at[gte]': atGte,
                'at[lte]': atLte,
                'userId': userId,
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
     * The list of opens as an Excel file, opens.xlsx; without a range
     * For administrators. An API key needs the scope `documents:read`.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public opensSpreadsheet({
        id,
        sort,
        range,
        filter,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `questions:read`.
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
            url: '/api/v1/properties/{id}/questions/pdf',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Every question about a property with every version of its answer, as an Excel file, questions.xlsx; keys need questions:read
     * For administrators. An API key needs the scope `questions:read`.
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
            url: '/api/v1/properties/{id}/questions/spreadsheet',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The same by person and document: first, last, how often; filters: userId, documentId, id; keys need documents:read
     * For administrators. An API key needs the scope `documents:read`.
     * @returns ReaderDto What was asked for.
     * @throws ApiError
     */
    public readers({
        id,
        documentId,
        userId,
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
         * Only with one of these values of `userId`, with commas between them.
         */
        userId?: Array<number>,
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
    }): CancelablePromise<Array<ReaderDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/properties/{id}/readers',
            path: {
                'id': id,
            },
            query: {
                'documentId': documentId,
                'userId': userId,
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
     * What the seller is told of a week, by its Monday; until that is made, the figures as they are now
     * For administrators. An API key needs the scope `properties:read`.
     * @returns OfficeReportDto What was asked for.
     * @throws ApiError
     */
    public weekReport({
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
     * For administrators. An API key needs the scope `properties:write`.
     * @returns OfficeReportDto The record as it is now.
     * @throws ApiError
     */
    public describeWeek({
        id,
        monday,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The Monday of the week, as YYYY-MM-DD.
         */
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
     * For administrators. An API key needs the scope `deals:read`.
     * @returns RoundDto What was asked for.
     * @throws ApiError
     */
    public rounds({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `deals:write`.
     * @returns RoundDto What was made.
     * @throws ApiError
     */
    public openRound({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `properties:read`.
     * @returns PropertyTimelineDto What was asked for.
     * @throws ApiError
     */
    public timeline({
        id,
        before,
        count = 20,
    }: {
        /**
         * The id of the record.
         */
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
    /**
     * Up to 100 creations, changes and deletions, each by itself: one that is refused does not stop the others, and each counts as one request
     * For administrators. An API key needs the scope `properties:write`.
     * @returns PropertyBatchAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public batch({
        requestBody,
    }: {
        requestBody: PropertyBatchDto,
    }): CancelablePromise<PropertyBatchAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/properties/batch',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
