/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangeDto } from '../models/ChangeDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class ChangesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What happened after an id, in order and each once; a key reads what its scopes allow. Ask again from the last id, or from Settled-Id where the answer has less than the limit
     * For administrators. Any API key may call it.
     * @returns ChangeDto What was asked for.
     * @throws ApiError
     */
    public list({
        after,
        limit,
    }: {
        /**
         * The last id that was read; 0, and left out: from the oldest that is kept.
         */
        after?: number,
        /**
         * Most entries of the answer; 1000 where it is left out.
         */
        limit?: number,
    }): CancelablePromise<Array<ChangeDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/changes',
            query: {
                'after': after,
                'limit': limit,
            },
        });
    }
}
