/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MatchDto } from '../models/MatchDto';
import type { ResetFactorDto } from '../models/ResetFactorDto';
import type { SavedSearchDto } from '../models/SavedSearchDto';
import type { SignInsDto } from '../models/SignInsDto';
import type { UndoStatusDto } from '../models/UndoStatusDto';
import type { UserBodyDto } from '../models/UserBodyDto';
import type { UserDetailDto } from '../models/UserDetailDto';
import type { UserResourceDto } from '../models/UserResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class UsersResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Users; filters: roleId, statusId, stateId, name, email, hasLocation, q, id
     * For administrators.
     * @returns UserResourceDto
     * @throws ApiError
     */
    public list({
        sort,
        range,
        filter,
    }: {
        /**
         * JSON: [field, "ASC" or "DESC"]
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows
         */
        range?: string,
        /**
         * JSON: field to value
         */
        filter?: string,
    }): CancelablePromise<Array<UserResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Create a user, approved; a temporary password is mailed to them
     * For administrators.
     * @returns UserDetailDto
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: UserBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<UserDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One user
     * For administrators.
     * @returns UserDetailDto
     * @throws ApiError
     */
    public get({
        id,
        ifNoneMatch,
    }: {
        id: number,
        /**
         * The ETag of the representation that one has: 304 without a body while it is still the same.
         */
        ifNoneMatch?: string,
    }): CancelablePromise<UserDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Replace a user; the status stays as it is
     * For administrators.
     * @returns UserDetailDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        id: number,
        requestBody: UserBodyDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<UserDetailDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/users/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Delete a user, who becomes rejected and can be restored
     * For administrators.
     * @returns UserDetailDto
     * @throws ApiError
     */
    public delete({
        id,
        ifMatch,
    }: {
        id: number,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<UserDetailDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/users/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Approve or restore a user
     * For administrators.
     * @returns UserDetailDto
     * @throws ApiError
     */
    public approve({
        id,
    }: {
        id: number,
    }): CancelablePromise<UserDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/approve',
            path: {
                'id': id,
            },
        });
    }
    /**
     * End every session of a user
     * For administrators.
     * @returns void
     * @throws ApiError
     */
    public endSessions({
        id,
    }: {
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/end-sessions',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The properties for sale that match the criteria of a buyer, in the same order; keys need criteria:read
     * For administrators.
     * @returns MatchDto
     * @throws ApiError
     */
    public matchingProperties({
        id,
        sort,
        range,
        filter,
    }: {
        id: number,
        /**
         * JSON: [field, "ASC" or "DESC"]
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows
         */
        range?: string,
        /**
         * JSON: field to value
         */
        filter?: string,
    }): CancelablePromise<Array<MatchDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users/{id}/matching-properties',
            path: {
                'id': id,
            },
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Reject a user, whose sessions end at once
     * For administrators.
     * @returns UserDetailDto
     * @throws ApiError
     */
    public reject({
        id,
    }: {
        id: number,
    }): CancelablePromise<UserDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/reject',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Take a lost second factor from somebody else; the person's sessions end and they are told
     * For administrators.
     * @returns void
     * @throws ApiError
     */
    public resetSecondFactor({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: ResetFactorDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/reset-second-factor',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The searches that a person has saved, the newest first; filters: id
     * For administrators.
     * @returns SavedSearchDto
     * @throws ApiError
     */
    public savedSearches({
        id,
        sort,
        range,
        filter,
    }: {
        id: number,
        /**
         * JSON: [field, "ASC" or "DESC"]
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows
         */
        range?: string,
        /**
         * JSON: field to value
         */
        filter?: string,
    }): CancelablePromise<Array<SavedSearchDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users/{id}/saved-searches',
            path: {
                'id': id,
            },
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * The last sign-ins to an account
     * For administrators.
     * @returns SignInsDto
     * @throws ApiError
     */
    public signIns({
        id,
    }: {
        id: number,
    }): CancelablePromise<SignInsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users/{id}/sign-ins',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Take back an approval or a rejection within ten seconds, before the user is told
     * For administrators.
     * @returns UserDetailDto
     * @throws ApiError
     */
    public undo({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: UndoStatusDto,
    }): CancelablePromise<UserDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/undo',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
