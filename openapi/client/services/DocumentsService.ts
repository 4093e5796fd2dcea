/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeletedDto } from '../models/DeletedDto';
import type { DocumentDto } from '../models/DocumentDto';
import type { ListedDocumentDto } from '../models/ListedDocumentDto';
import type { NdaLinkDto } from '../models/NdaLinkDto';
import type { VersionLinkDto } from '../models/VersionLinkDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class DocumentsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Delete a document
     * For administrators.
     * @returns DeletedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<DeletedDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/admin/store/document/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The documents of a property, newest first
     * For administrators.
     * @returns ListedDocumentDto The record.
     * @throws ApiError
     */
    public list({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Array<ListedDocumentDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/store/documents/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Upload a PDF, Word, Excel or PowerPoint file
     * For administrators.
     * @returns DocumentDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public upload({
        formData,
    }: {
        formData: {
            /**
             * One file of at most 25 MB.
             */
            file: Blob;
            /**
             * The id of the property.
             */
            StoreID: number;
            /**
             * The id of the kind of document, as lookups list it.
             */
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
        },
    }): CancelablePromise<DocumentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/upload/document',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * The NDA of a property, to be read before it is signed
     * For administrators, buyers and sellers.
     * @returns NdaLinkDto What was asked for.
     * @throws ApiError
     */
    public nda({
        storeId,
    }: {
        /**
         * The id of the property.
         */
        storeId: number,
    }): CancelablePromise<NdaLinkDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/buyer/store/nda/{storeId}',
            path: {
                'storeId': storeId,
            },
        });
    }
    /**
     * An address that opens a document for 5 minutes
     * For administrators, buyers and sellers.
     * @returns VersionLinkDto What was asked for.
     * @throws ApiError
     */
    public link({
        documentId,
        version,
    }: {
        /**
         * The id of the document.
         */
        documentId: number,
        /**
         * Of the document, instead of the newest: an earlier one opens to the office and to those who have opened it before.
         */
        version?: number,
    }): CancelablePromise<VersionLinkDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/document/link/{documentId}',
            path: {
                'documentId': documentId,
            },
            query: {
                'version': version,
            },
        });
    }
}
