/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CampaignLinksService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Go to the listing that the link of a mail is about
     * For everyone, also without signing in.
     * @returns void
     * @throws ApiError
     */
    public follow({
        token,
    }: {
        /**
         * The signed text that opens it.
         */
        token: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/campaign-links/{token}',
            path: {
                'token': token,
            },
            errors: {
                303: `To the listing; to the search where it is not listed any more.`,
            },
        });
    }
}
