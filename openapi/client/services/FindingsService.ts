/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FindingDto } from '../models/FindingDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class FindingsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Users, properties, deals and vendors by a part of their name; at most five of each
     * For administrators. No API key may call it.
     * @returns FindingDto What was asked for.
     * @throws ApiError
     */
    public list({
        q,
    }: {
        /**
         * A part of a name, a company, an e-mail address, a city, a ZIP code or an address.
         */
        q: string,
    }): CancelablePromise<Array<FindingDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/findings',
            query: {
                'q': q,
            },
        });
    }
}
