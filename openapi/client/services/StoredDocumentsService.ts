/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class StoredDocumentsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * A document, for those who may read it; where its watermark is on, a copy that names the reader
     * The service decides who may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public download({
        fileName,
        ifRange,
        range,
        version,
        view,
        token,
    }: {
        /**
         * The name of the stored file.
         */
        fileName: string,
        /**
         * The ETag of the part that one has already.
         */
        ifRange?: string,
        /**
         * One range of bytes; several are answered by the whole file.
         */
        range?: string,
        /**
         * Of the document, instead of the newest: an earlier one opens to the office and to those who have opened it before.
         */
        version?: number,
        /**
         * Of a reader that shows the file itself; the log of opens calls it a view then.
         */
        view?: 'true',
        /**
         * Of a link that the API made; instead of the bearer token.
         */
        token?: any,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/StoreDocuments/{fileName}',
            path: {
                'fileName': fileName,
            },
            headers: {
                'If-Range': ifRange,
                'Range': range,
            },
            query: {
                'version': version,
                'view': view,
                'token': token,
            },
        });
    }
}
