/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StoppedSearchDto } from '../models/StoppedSearchDto';
import type { StopSearchDto } from '../models/StopSearchDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class SavedSearchesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Stop the mails of the saved search that a mail names
     * For everyone, also without signing in.
     * @returns StoppedSearchDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public stop({
        requestBody,
    }: {
        requestBody: StopSearchDto,
    }): CancelablePromise<StoppedSearchDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/saved-searches/stop',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
