/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentBodyDto } from '../models/DocumentBodyDto';
import type { DocumentIdDto } from '../models/DocumentIdDto';
import type { DocumentOpenDto } from '../models/DocumentOpenDto';
import type { DocumentPatchDto } from '../models/DocumentPatchDto';
import type { DocumentResourceDto } from '../models/DocumentResourceDto';
import type { PublicationDto } from '../models/PublicationDto';
import type { PublishDocumentsDto } from '../models/PublishDocumentsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class DocumentsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Documents of properties; filters: propertyId, lineId, documentTypeId, tier, q, id
     * For administrators. An API key needs the scope `documents:read`.
     * @returns DocumentResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        documentTypeId,
        tier,
        modifiedAtGte,
        modifiedAtLte,
        lineId,
        propertyId,
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
         * Only with this value of `documentTypeId`.
         */
        documentTypeId?: number,
        /**
         * Only with this value of `tier`.
         */
        tier?: number,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * Only with this value of `lineId`.
         */
        lineId?: number,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'actualFileName' | '-actualFileName' | 'documentTypeId' | '-documentTypeId' | 'tier' | '-tier' | 'position' | '-position' | 'version' | '-version' | 'bytes' | '-bytes' | 'createdAt' | '-createdAt' | 'modifiedAt' | '-modifiedAt' | 'publishedAt' | '-publishedAt',
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
    }): CancelablePromise<Array<DocumentResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/documents',
            query: {
                'id': id,
                'documentTypeId': documentTypeId,
                'tier': tier,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
                'lineId': lineId,
                'propertyId': propertyId,
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
     * Upload a PDF, Word, Excel or PowerPoint file; the same name and type again is the next version
     * For administrators. An API key needs the scope `documents:write`.
     * @returns DocumentResourceDto The new record.
     * @throws ApiError
     */
    public create({
        formData,
        idempotencyKey,
    }: {
        formData: {
            /**
             * One file of at most 25 MB.
             */
            file: Blob;
            /**
             * The property that it is added to.
             */
            propertyId: number;
            /**
             * What kind of document it is, as the constants name them.
             */
            documentTypeId: number;
            /**
             * Which access it asks for; 1, behind the NDA, where it is left out, and always of an NDA.
             */
            tier?: 0 | 1 | 2 | 3 | 9;
            /**
             * Whether buyers get copies that name them on each page of a PDF; an NDA has none. The setting `WATERMARK` decides where it is left out.
             */
            watermark?: boolean;
            /**
             * Of a new NDA: those who have signed an earlier one see no documents until they have signed this one. False where it is left out.
             */
            askAgain?: boolean;
            /**
             * False keeps it in the office's workspace until it is published; an NDA is published at once. True where it is left out.
             */
            published?: boolean;
        },
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<DocumentResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/documents',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * What is known of one document; its content is at /StoreDocuments/{fileName}
     * For administrators. An API key needs the scope `documents:read`.
     * @returns DocumentResourceDto The record.
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
    }): CancelablePromise<DocumentResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/documents/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change the type of a document, which access it asks for, its watermark and its place: of all its versions
     * For administrators. An API key needs the scope `documents:write`.
     * @returns DocumentResourceDto The record as it is now.
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
        requestBody: DocumentBodyDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DocumentResourceDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/documents/{id}',
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
     * Delete a document
     * For administrators. An API key needs the scope `documents:write`.
     * @returns DocumentIdDto It is done; the answer says what came of it.
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
    }): CancelablePromise<DocumentIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/documents/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Change the type of a document, which access it asks for, its watermark and its place: of all its versions: the fields that are sent, and no others
     * For administrators. An API key needs the scope `documents:write`.
     * @returns DocumentResourceDto The record as it is now.
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
        requestBody: DocumentPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DocumentResourceDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/documents/{id}',
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
     * Who opened a document; filters: userId, kind (view, download), at_gte and at_lte (days), id
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
            url: '/api/v1/documents/{id}/opens',
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
     * Upload the next version of a document; it takes over its type, tier, watermark and place
     * For administrators. An API key needs the scope `documents:write`.
     * @returns DocumentResourceDto What was made.
     * @throws ApiError
     */
    public addVersion({
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
            /**
             * Of a new NDA: those who have signed an earlier one see no documents until they have signed this one. False where it is left out.
             */
            askAgain?: boolean;
            /**
             * False keeps it in the office's workspace until it is published; an NDA is published at once. True where it is left out.
             */
            published?: boolean;
        },
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<DocumentResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/documents/{id}/versions',
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
     * Take a document back, with all its versions, from everybody but the office
     * For administrators. An API key needs the scope `documents:write`.
     * @returns DocumentResourceDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public withdraw({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<DocumentResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/documents/{id}/withdraw',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Publish up to 100 documents of the workspace, or that were withdrawn, at once; those that readers have already are left out and named
     * For administrators. An API key needs the scope `documents:write`.
     * @returns PublicationDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public publish({
        requestBody,
    }: {
        requestBody: PublishDocumentsDto,
    }): CancelablePromise<PublicationDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/documents/publish',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
