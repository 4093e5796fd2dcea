/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateUserDto } from '../models/CreateUserDto';
import type { EditUserDto } from '../models/EditUserDto';
import type { ProfileDto } from '../models/ProfileDto';
import type { StatusCountDto } from '../models/StatusCountDto';
import type { UpdateProfileDto } from '../models/UpdateProfileDto';
import type { UserCreatedDto } from '../models/UserCreatedDto';
import type { UserSearchAnswerDto } from '../models/UserSearchAnswerDto';
import type { UserSearchDto } from '../models/UserSearchDto';
import type { UserStatusAnswerDto } from '../models/UserStatusAnswerDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class UsersService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * One's own account
     * For administrators, buyers and sellers.
     * @returns ProfileDto
     * @throws ApiError
     */
    public profile(): CancelablePromise<ProfileDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/account/profile',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Create an administrator, a buyer or a seller, and mail them a temporary password
     * For administrators.
     * @returns UserCreatedDto
     * @throws ApiError
     */
    public create({
        requestBody,
    }: {
        requestBody: CreateUserDto,
    }): CancelablePromise<UserCreatedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/register',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Save one's own account
     * For administrators, buyers and sellers.
     * @returns ProfileDto
     * @throws ApiError
     */
    public updateProfile({
        requestBody,
    }: {
        requestBody: UpdateProfileDto,
    }): CancelablePromise<ProfileDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/account/update/profile',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Approve or restore a user
     * For administrators.
     * @returns UserStatusAnswerDto
     * @throws ApiError
     */
    public approve({
        id,
    }: {
        id: number,
    }): CancelablePromise<UserStatusAnswerDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/admin/user/{id}',
            path: {
                'id': id,
            },
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Delete or reject a user
     * For administrators.
     * @returns UserStatusAnswerDto
     * @throws ApiError
     */
    public reject({
        id,
    }: {
        id: number,
    }): CancelablePromise<UserStatusAnswerDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/admin/user/{id}',
            path: {
                'id': id,
            },
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Save a user; what is left out stays as it is
     * For administrators.
     * @returns UserStatusAnswerDto
     * @throws ApiError
     */
    public edit({
        requestBody,
    }: {
        requestBody: EditUserDto,
    }): CancelablePromise<UserStatusAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/user/edit',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * Change the status of a user
     * For administrators.
     * @returns UserStatusAnswerDto
     * @throws ApiError
     */
    public setStatus({
        id,
        status,
    }: {
        id: number,
        status: number,
    }): CancelablePromise<UserStatusAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/user/status/{id}/{status}',
            path: {
                'id': id,
                'status': status,
            },
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * The users of one type
     * For administrators.
     * @returns UserSearchAnswerDto
     * @throws ApiError
     */
    public search({
        requestBody,
    }: {
        requestBody: UserSearchDto,
    }): CancelablePromise<UserSearchAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/users',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                413: `The request is too large.`,
                415: `The kind of body is not understood.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * User counts by status
     * For administrators.
     * @returns StatusCountDto
     * @throws ApiError
     */
    public counts(): CancelablePromise<Array<StatusCountDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/users/count',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
}
