/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CommitImportDto } from '../models/CommitImportDto';
import type { ImportColumnsDto } from '../models/ImportColumnsDto';
import type { ImportDto } from '../models/ImportDto';
import type { ImportRowDto } from '../models/ImportRowDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class ImportsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Imports, the newest first; filters: kind, state, q, id. A key reads those of the kinds that it may write
     * For administrators. Any API key may call it.
     * @returns ImportDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        kind,
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
         * Only with this value of `kind`.
         */
        kind?: string,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'fileName' | '-fileName' | 'createdAt' | '-createdAt',
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
    }): CancelablePromise<Array<ImportDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/imports',
            query: {
                'id': id,
                'kind': kind,
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
     * Upload a spreadsheet and have it checked by its headings; nothing is written. Needs the write scope of its kind
     * For administrators. Any API key may call it.
     * @returns ImportDto The new record.
     * @throws ApiError
     */
    public create({
        formData,
        idempotencyKey,
    }: {
        formData: {
            /**
             * One .xlsx or .csv file of at most 25 MB.
             */
            file: Blob;
            /**
             * What its rows are.
             */
            kind: 'properties' | 'people' | 'vendors';
        },
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<ImportDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/imports',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * One import, and how far it is
     * For administrators. Any API key may call it.
     * @returns ImportDto The record.
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
    }): CancelablePromise<ImportDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/imports/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Drop a check of which nothing is written
     * For administrators. Any API key may call it.
     * @returns void
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
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/imports/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Have the rows written, all of them or those that are right; a job does it, and can be followed
     * For administrators. Any API key may call it.
     * @returns ImportDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public commit({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: CommitImportDto,
    }): CancelablePromise<ImportDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/imports/{id}/commit',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Say what the columns are, and have the rows checked again
     * For administrators. Any API key may call it.
     * @returns ImportDto The record as it is now.
     * @throws ApiError
     */
    public map({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ImportColumnsDto,
    }): CancelablePromise<ImportDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/imports/{id}/mapping',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The rows that are wrong, were refused or are kept, as they came, with a column `What is wrong`
     * For administrators. Any API key may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public report({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/imports/{id}/report',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The rows of an import for 30 days, what is wrong with each and what became of it; filters: state, id
     * For administrators. Any API key may call it.
     * @returns ImportRowDto What was asked for.
     * @throws ApiError
     */
    public rows({
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
         * A field to sort by, downwards with `-` before it; `rowNumber` where it is left out.
         */
        orderBy?: 'rowNumber' | '-rowNumber',
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
    }): CancelablePromise<Array<ImportRowDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/imports/{id}/rows',
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
     * Take back within a day what was written and nobody has changed since; the rest is kept and listed
     * For administrators. Any API key may call it.
     * @returns ImportDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public undo({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<ImportDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/imports/{id}/undo',
            path: {
                'id': id,
            },
        });
    }
}
