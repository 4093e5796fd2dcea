/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MailPreferencesDto } from '../models/MailPreferencesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MailPreferencesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Which mails one wants
     * For administrators, buyers and sellers.
     * @returns MailPreferencesDto
     * @throws ApiError
     */
    public get(): CancelablePromise<MailPreferencesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/mail-preferences',
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record.`,
                409: `It has changed meanwhile, or exists already.`,
                422: `The request does not fit; errors names the fields.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Choose which mails one wants
     * For administrators, buyers and sellers.
     * @returns MailPreferencesDto
     * @throws ApiError
     */
    public update({
        requestBody,
    }: {
        requestBody: MailPreferencesDto,
    }): CancelablePromise<MailPreferencesDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/mail-preferences',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `The request cannot be read: a broken address or body.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record.`,
                409: `It has changed meanwhile, or exists already.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                422: `The request does not fit; errors names the fields.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
}
