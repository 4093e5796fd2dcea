/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AskPasskeyDto } from '../models/AskPasskeyDto';
import type { PasskeyOptionsDto } from '../models/PasskeyOptionsDto';
import type { PasskeySignInDto } from '../models/PasskeySignInDto';
import type { PasswordLinkDto } from '../models/PasswordLinkDto';
import type { PasswordLinkStateDto } from '../models/PasswordLinkStateDto';
import type { RefreshedSessionDto } from '../models/RefreshedSessionDto';
import type { RefreshRequestDto } from '../models/RefreshRequestDto';
import type { SecondStepDto } from '../models/SecondStepDto';
import type { SignInAnswerDto } from '../models/SignInAnswerDto';
import type { SignInsDto } from '../models/SignInsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class SessionService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Sign in by a passkey, without a password
     * For everyone, also without signing in.
     * @returns SignInAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public passkey({
        requestBody,
    }: {
        requestBody: PasskeySignInDto,
    }): CancelablePromise<SignInAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/session/passkey',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * What the browser needs to ask for a passkey
     * For everyone, also without signing in.
     * @returns PasskeyOptionsDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public passkeyOptions({
        requestBody,
    }: {
        requestBody: AskPasskeyDto,
    }): CancelablePromise<PasskeyOptionsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/session/passkey-options',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Whether a link to a new password is still good
     * For everyone, also without signing in.
     * @returns PasswordLinkStateDto It is done; the answer says what came of it.
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
     * @returns RefreshedSessionDto It is done; the answer says what came of it.
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
     * Complete a sign-in by its second step
     * For everyone, also without signing in.
     * @returns SignInAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public secondFactor({
        requestBody,
    }: {
        requestBody: SecondStepDto,
    }): CancelablePromise<SignInAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/session/second-factor',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One's own last sign-ins
     * For administrators, buyers and sellers. No API key may call it.
     * @returns SignInsDto What was asked for.
     * @throws ApiError
     */
    public signIns(): CancelablePromise<SignInsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/session/sign-ins',
        });
    }
}
