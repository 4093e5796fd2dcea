/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewNoteDto } from '../models/NewNoteDto';
import type { NoteDto } from '../models/NoteDto';
import type { NoteIdDto } from '../models/NoteIdDto';
import type { ReplacedNoteDto } from '../models/ReplacedNoteDto';
import type { ReplacedNotePatchDto } from '../models/ReplacedNotePatchDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class NotesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Notes and calls; filters: dealId, propertyId, userId, enquiryId (what is on the timeline of that record), subjectType, kind, authorId, q, id
     * For administrators. An API key needs the scope `notes:read`.
     * @returns NoteDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        kind,
        authorId,
        subjectType,
        dealId,
        propertyId,
        userId,
        enquiryId,
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
         * Only with this value of `kind`.
         */
        kind?: string,
        /**
         * Only with this value of `authorId`.
         */
        authorId?: number,
        /**
         * Only with this value of `subjectType`.
         */
        subjectType?: string,
        /**
         * Only with this value of `dealId`.
         */
        dealId?: number,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this value of `userId`.
         */
        userId?: number,
        /**
         * Only with this value of `enquiryId`.
         */
        enquiryId?: number,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-at` where it is left out.
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
    }): CancelablePromise<Array<NoteDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/notes',
            query: {
                'id': id,
                'kind': kind,
                'authorId': authorId,
                'subjectType': subjectType,
                'dealId': dealId,
                'propertyId': propertyId,
                'userId': userId,
                'enquiryId': enquiryId,
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
     * Note something, or a call, about a deal, a property, a person or an enquiry; the office alone reads it
     * For administrators. An API key needs the scope `notes:write`.
     * @returns NoteDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: NewNoteDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<NoteDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/notes',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One note or call
     * For administrators. An API key needs the scope `notes:read`.
     * @returns NoteDto The record.
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
    }): CancelablePromise<NoteDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/notes/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Correct a note that one wrote
     * For administrators. An API key needs the scope `notes:write`.
     * @returns NoteDto The record as it is now.
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
        requestBody: ReplacedNoteDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<NoteDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/notes/{id}',
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
     * Delete a note that one wrote
     * For administrators. An API key needs the scope `notes:write`.
     * @returns NoteIdDto It is done; the answer says what came of it.
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
    }): CancelablePromise<NoteIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/notes/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Correct a note that one wrote: the fields that are sent, and no others
     * For administrators. An API key needs the scope `notes:write`.
     * @returns NoteDto The record as it is now.
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
        requestBody: ReplacedNotePatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<NoteDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/notes/{id}',
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
}
