/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PreferenceDto } from '../models/PreferenceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PreferencesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What one has set up for oneself in the back office
     * For administrators. No API key may call it.
     * @returns PreferenceDto What was asked for.
     * @throws ApiError
     */
    public list(): CancelablePromise<Array<PreferenceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/preferences',
        });
    }
    /**
     * Keep a preference in the place of the one of that name
     * For administrators. No API key may call it.
     * @returns void
     * @throws ApiError
     */
    public save({
        requestBody,
    }: {
        requestBody: PreferenceDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/preferences',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
