/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class StoredDocumentsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * A document, for those who may read it [CALL-111]
     * The service decides who may call it.
     * @returns binary
     * @throws ApiError
     */
    public download({
        fileName,
        token,
    }: {
        fileName: string,
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
            query: {
                'token': token,
            },
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                401: `Not signed in, or the link has expired.`,
                403: `The NDA of the property has not been signed.`,
                404: `No such document, or one of another seller.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
}
