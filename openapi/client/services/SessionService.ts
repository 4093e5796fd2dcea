/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PasswordLinkDto } from '../models/PasswordLinkDto';
import type { PasswordLinkStateDto } from '../models/PasswordLinkStateDto';
import type { RefreshedSessionDto } from '../models/RefreshedSessionDto';
import type { RefreshRequestDto } from '../models/RefreshRequestDto';
import type { SignInsDto } from '../models/SignInsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class SessionService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Whether a link to a new password is still good
     * For everyone, also without signing in.
     * @returns PasswordLinkStateDto
     * @throws ApiError
     */
    public passwordLink({
        requestBody,
    }: {
        requestBody: PasswordLinkDto,
    }): CancelablePromise<PasswordLinkStateDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/session/password-link',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Keep a session alive
     * For everyone, also without signing in.
     * @returns RefreshedSessionDto
     * @throws ApiError
     */
    public refresh({
        requestBody,
    }: {
        requestBody: RefreshRequestDto,
    }): CancelablePromise<RefreshedSessionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/session/refresh',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One's own last sign-ins
     * For administrators, buyers and sellers.
     * @returns SignInsDto
     * @throws ApiError
     */
    public signIns(): CancelablePromise<SignInsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/session/sign-ins',
        });
    }
}
