/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelledChangeDto } from '../models/CancelledChangeDto';
import type { ChangePasswordDto } from '../models/ChangePasswordDto';
import type { ConfirmedEmailDto } from '../models/ConfirmedEmailDto';
import type { ForgotPasswordDto } from '../models/ForgotPasswordDto';
import type { MailedLinkDto } from '../models/MailedLinkDto';
import type { MessageDto } from '../models/MessageDto';
import type { RegistrationAnswerDto } from '../models/RegistrationAnswerDto';
import type { RegistrationDto } from '../models/RegistrationDto';
import type { ResetPasswordDto } from '../models/ResetPasswordDto';
import type { SignInAnswerDto } from '../models/SignInAnswerDto';
import type { SignInDto } from '../models/SignInDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AccountService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Change one's password
     * For administrators, buyers and sellers.
     * @returns MessageDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public changePassword({
        requestBody,
    }: {
        requestBody: ChangePasswordDto,
    }): CancelablePromise<MessageDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/changepassword',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Keep or take back an address by the link that was mailed to it
     * For everyone, also without signing in.
     * @returns CancelledChangeDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public cancelEmail({
        requestBody,
    }: {
        requestBody: MailedLinkDto,
    }): CancelablePromise<CancelledChangeDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/email/cancel',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Have the link mailed again that confirms a new address
     * For administrators, buyers and sellers.
     * @returns MessageDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public sendEmailChange(): CancelablePromise<MessageDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/email/change/again',
        });
    }
    /**
     * Take back a new address that waits to be confirmed
     * For administrators, buyers and sellers.
     * @returns MessageDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public withdrawEmailChange(): CancelablePromise<MessageDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/email/change/cancel',
        });
    }
    /**
     * Confirm an address by the link that was mailed to it
     * For everyone, also without signing in.
     * @returns ConfirmedEmailDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public confirmEmail({
        requestBody,
    }: {
        requestBody: MailedLinkDto,
    }): CancelablePromise<ConfirmedEmailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/email/confirm',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Have a link mailed that confirms one's address
     * For administrators, buyers and sellers.
     * @returns MessageDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public askEmailLink(): CancelablePromise<MessageDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/email/link',
        });
    }
    /**
     * Ask for a reset link by mail
     * For everyone, also without signing in.
     * @returns MessageDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public forgotPassword({
        requestBody,
    }: {
        requestBody: ForgotPasswordDto,
    }): CancelablePromise<MessageDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/forgotpassword',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Sign in
     * For everyone, also without signing in.
     * @returns SignInAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public login({
        requestBody,
    }: {
        requestBody: SignInDto,
    }): CancelablePromise<SignInAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/login',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Register as buyer, seller or both
     * For everyone, also without signing in.
     * @returns RegistrationAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public registerUser({
        requestBody,
    }: {
        requestBody: RegistrationDto,
    }): CancelablePromise<RegistrationAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/register/user',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Set a new password by link or temporary password
     * For everyone, also without signing in.
     * @returns MessageDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public resetPassword({
        requestBody,
    }: {
        requestBody: ResetPasswordDto,
    }): CancelablePromise<MessageDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/resetpassword',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * End one of one's sessions
     * For administrators, buyers and sellers.
     * @returns MessageDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public logout({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: string,
    }): CancelablePromise<MessageDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/logout/{id}',
            path: {
                'id': id,
            },
        });
    }
}
