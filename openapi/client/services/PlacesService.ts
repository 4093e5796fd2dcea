/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NamedPlaceDto } from '../models/NamedPlaceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PlacesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Where a ZIP code or a city lies
     * For everyone, also without signing in.
     * @returns NamedPlaceDto What was asked for.
     * @throws ApiError
     */
    public find({
        name,
    }: {
        /**
         * A ZIP code, or a city with or without its state.
         */
        name: string,
    }): CancelablePromise<NamedPlaceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/places',
            query: {
                'name': name,
            },
        });
    }
}
