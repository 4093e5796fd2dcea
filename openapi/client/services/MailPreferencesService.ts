/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MailChoicesDto } from '../models/MailChoicesDto';
import type { MailPreferencesDto } from '../models/MailPreferencesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MailPreferencesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Which mails one wants
     * For administrators, buyers and sellers. No API key may call it.
     * @returns MailPreferencesDto What was asked for.
     * @throws ApiError
     */
    public get(): CancelablePromise<MailPreferencesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/mail-preferences',
        });
    }
    /**
     * Choose which mails one wants
     * For administrators, buyers and sellers. No API key may call it.
     * @returns MailPreferencesDto The record as it is now.
     * @throws ApiError
     */
    public update({
        requestBody,
    }: {
        requestBody: MailChoicesDto,
    }): CancelablePromise<MailPreferencesDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/mail-preferences',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
