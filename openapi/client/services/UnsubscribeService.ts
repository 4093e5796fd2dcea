/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MailSubscriptionDto } from '../models/MailSubscriptionDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class UnsubscribeService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What the link of a mail stops; changes nothing
     * For everyone, also without signing in.
     * @returns MailSubscriptionDto What was asked for.
     * @throws ApiError
     */
    public get({
        token,
    }: {
        /**
         * The signed text that opens it.
         */
        token: string,
    }): CancelablePromise<MailSubscriptionDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/mail/unsubscribe/{token}',
            path: {
                'token': token,
            },
            errors: {
                303: `A browser is led to the page that asks.`,
            },
        });
    }
    /**
     * Stop the mails that the link of a mail is about
     * For everyone, also without signing in.
     * @returns MailSubscriptionDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public stop({
        token,
    }: {
        /**
         * The signed text that opens it.
         */
        token: string,
    }): CancelablePromise<MailSubscriptionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/mail/unsubscribe/{token}',
            path: {
                'token': token,
            },
        });
    }
}
