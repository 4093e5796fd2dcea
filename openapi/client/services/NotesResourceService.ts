/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewNoteDto } from '../models/NewNoteDto';
import type { NoteDto } from '../models/NoteDto';
import type { NoteIdDto } from '../models/NoteIdDto';
import type { ReplacedNoteDto } from '../models/ReplacedNoteDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class NotesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Notes and calls; filters: dealId, propertyId, userId, enquiryId (what is on the timeline of that record), subjectType, kind, authorId, q, id
     * For administrators.
     * @returns NoteDto
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
    }): CancelablePromise<Array<NoteDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/notes',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Note something, or a call, about a deal, a property, a person or an enquiry; the office alone reads it
     * For administrators.
     * @returns NoteDto
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
     * For administrators.
     * @returns NoteDto
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
     * For administrators.
     * @returns NoteDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
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
     * For administrators.
     * @returns NoteIdDto
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
}
