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
     * @returns ProfileDto What was asked for.
     * @throws ApiError
     */
    public profile(): CancelablePromise<ProfileDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/account/profile',
        });
    }
    /**
     * Create an administrator, a buyer or a seller, and mail them a temporary password
     * For administrators.
     * @returns UserCreatedDto It is done; the answer says what came of it.
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
        });
    }
    /**
     * Save one's own account
     * For administrators, buyers and sellers.
     * @returns ProfileDto It is done; the answer says what came of it.
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
        });
    }
    /**
     * Approve or restore a user
     * For administrators.
     * @returns UserStatusAnswerDto The record as it is now.
     * @throws ApiError
     */
    public approve({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<UserStatusAnswerDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/admin/user/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Delete or reject a user
     * For administrators.
     * @returns UserStatusAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public reject({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<UserStatusAnswerDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/admin/user/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Save a user; what is left out stays as it is
     * For administrators.
     * @returns UserStatusAnswerDto It is done; the answer says what came of it.
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
        });
    }
    /**
     * Change the status of a user
     * For administrators.
     * @returns UserStatusAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public setStatus({
        id,
        status,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * Where it stands.
         */
        status: number,
    }): CancelablePromise<UserStatusAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/user/status/{id}/{status}',
            path: {
                'id': id,
                'status': status,
            },
        });
    }
    /**
     * The users of one type
     * For administrators.
     * @returns UserSearchAnswerDto It is done; the answer says what came of it.
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
        });
    }
    /**
     * User counts by status
     * For administrators.
     * @returns StatusCountDto What was asked for.
     * @throws ApiError
     */
    public counts({
        userType,
    }: {
        /**
         * Only those who hold this role: 1 admin, 2 buyer, 3 seller.
         */
        userType?: 1 | 2 | 3,
    }): CancelablePromise<Array<StatusCountDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/users/count',
            query: {
                'UserType': userType,
            },
        });
    }
}
