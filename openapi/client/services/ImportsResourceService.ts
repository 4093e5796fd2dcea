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
     * For administrators.
     * @returns ImportDto
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
    }): CancelablePromise<Array<ImportDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/imports',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Upload a spreadsheet and have it checked by its headings; nothing is written. Needs the write scope of its kind
     * For administrators.
     * @returns ImportDto
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
     * For administrators.
     * @returns ImportDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
        id: number,
    }): CancelablePromise<ImportDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/imports/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Drop a check of which nothing is written
     * For administrators.
     * @returns void
     * @throws ApiError
     */
    public delete({
        id,
    }: {
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/imports/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Have the rows written, all of them or those that are right; a job does it, and can be followed
     * For administrators.
     * @returns ImportDto
     * @throws ApiError
     */
    public commit({
        id,
        requestBody,
    }: {
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
     * For administrators.
     * @returns ImportDto
     * @throws ApiError
     */
    public map({
        id,
        requestBody,
    }: {
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
     * For administrators.
     * @returns binary
     * @throws ApiError
     */
    public report({
        id,
    }: {
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
     * For administrators.
     * @returns ImportRowDto
     * @throws ApiError
     */
    public rows({
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
    }): CancelablePromise<Array<ImportRowDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/imports/{id}/rows',
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
     * Take back within a day what was written and nobody has changed since; the rest is kept and listed
     * For administrators.
     * @returns ImportDto
     * @throws ApiError
     */
    public undo({
        id,
    }: {
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
