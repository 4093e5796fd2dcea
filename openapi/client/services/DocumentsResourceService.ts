/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentBodyDto } from '../models/DocumentBodyDto';
import type { DocumentIdDto } from '../models/DocumentIdDto';
import type { DocumentOpenDto } from '../models/DocumentOpenDto';
import type { DocumentResourceDto } from '../models/DocumentResourceDto';
import type { PublicationDto } from '../models/PublicationDto';
import type { PublishDocumentsDto } from '../models/PublishDocumentsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class DocumentsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Documents of properties; filters: propertyId, lineId, documentTypeId, tier, q, id
     * For administrators.
     * @returns DocumentResourceDto
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
    }): CancelablePromise<Array<DocumentResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/documents',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Upload a PDF, Word, Excel or PowerPoint file; the same name and type again is the next version
     * For administrators.
     * @returns DocumentResourceDto
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
            StoreID: number;
            DocumentTypeID: number;
            /**
             * Which access it asks for; 1, behind the NDA, where it is left out, and always of an NDA.
             */
            Tier?: 0 | 1 | 2 | 3 | 9;
            /**
             * Whether buyers get copies that name them on each page of a PDF; an NDA has none. The setting `WATERMARK` decides where it is left out.
             */
            Watermark?: boolean;
            /**
             * Of a new NDA: those who have signed an earlier one see no documents until they have signed this one. False where it is left out.
             */
            AskAgain?: boolean;
            /**
             * False keeps it in the office's workspace until it is published; an NDA is published at once. True where it is left out.
             */
            Published?: boolean;
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
     * For administrators.
     * @returns DocumentResourceDto
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
     * For administrators.
     * @returns DocumentResourceDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
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
     * For administrators.
     * @returns DocumentIdDto
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
     * Who opened a document; filters: userId, kind (view, download), at_gte and at_lte (days), id
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
            url: '/api/v1/documents/{id}/opens',
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
     * Upload the next version of a document; it takes over its type, tier, watermark and place
     * For administrators.
     * @returns DocumentResourceDto
     * @throws ApiError
     */
    public addVersion({
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
            /**
             * Of a new NDA: those who have signed an earlier one see no documents until they have signed this one. False where it is left out.
             */
            AskAgain?: boolean;
            /**
             * False keeps it in the office's workspace until it is published; an NDA is published at once. True where it is left out.
             */
            Published?: boolean;
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
     * For administrators.
     * @returns DocumentResourceDto
     * @throws ApiError
     */
    public withdraw({
        id,
    }: {
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
     * For administrators.
     * @returns PublicationDto
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
