/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BeginViewDto } from '../models/BeginViewDto';
import type { BegunViewDto } from '../models/BegunViewDto';
import type { MatchDto } from '../models/MatchDto';
import type { ResetFactorDto } from '../models/ResetFactorDto';
import type { SavedSearchDto } from '../models/SavedSearchDto';
import type { SignInsDto } from '../models/SignInsDto';
import type { UndoStatusDto } from '../models/UndoStatusDto';
import type { UserBodyDto } from '../models/UserBodyDto';
import type { UserDetailDto } from '../models/UserDetailDto';
import type { UserPatchDto } from '../models/UserPatchDto';
import type { UserResourceDto } from '../models/UserResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class UsersResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Users; filters: roleId, statusId, stateId, name, email, hasLocation, q, id
     * For administrators. An API key needs the scope `users:read`.
     * @returns UserResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        email,
        statusId,
        modifiedAtGte,
        modifiedAtLte,
        stateId,
        hasLocation,
        roleId,
        name,
        q,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * Only with this value of `email`.
         */
        email?: string,
        /**
         * Only with this value of `statusId`.
         */
        statusId?: number,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * Only with this value of `stateId`.
         */
        stateId?: number,
        /**
         * Only those of which `hasLocation` is true, or is not.
         */
        hasLocation?: boolean,
        /**
         * Only with this value of `roleId`.
         */
        roleId?: number,
        /**
         * Only with this part of `name`.
         */
        name?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'firstName' | '-firstName' | 'lastName' | '-lastName' | 'email' | '-email' | 'companyName' | '-companyName' | 'city' | '-city' | 'statusId' | '-statusId' | 'createdAt' | '-createdAt' | 'modifiedAt' | '-modifiedAt',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<UserResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users',
            query: {
                'id': id,
                'email': email,
                'statusId': statusId,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
                'stateId': stateId,
                'hasLocation': hasLocation,
                'roleId': roleId,
                'name': name,
                'q': q,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Create a user, approved; a temporary password is mailed to them
     * For administrators. An API key needs the scope `users:write`.
     * @returns UserDetailDto The new record.
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
     * For administrators. An API key needs the scope `users:read`.
     * @returns UserDetailDto The record.
     * @throws ApiError
     */
    public get({
        id,
        ifNoneMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `users:write`.
     * @returns UserDetailDto The record as it is now.
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `users:write`.
     * @returns UserDetailDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
        id,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
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
     * Replace a user; the status stays as it is: the fields that are sent, and no others
     * For administrators. An API key needs the scope `users:write`.
     * @returns UserDetailDto The record as it is now.
     * @throws ApiError
     */
    public patch({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: UserPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<UserDetailDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/users/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/merge-patch+json',
        });
    }
    /**
     * Approve or restore a user
     * For administrators. An API key needs the scope `users:write`.
     * @returns UserDetailDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public approve({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `users:write`.
     * @returns void
     * @throws ApiError
     */
    public endSessions({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `criteria:read`.
     * @returns MatchDto What was asked for.
     * @throws ApiError
     */
    public matchingProperties({
        id,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * A field to sort by, downwards with `-` before it; `rank` where it is left out.
         */
        orderBy?: 'rank' | '-rank',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
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
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Reject a user, whose sessions end at once
     * For administrators. An API key needs the scope `users:write`.
     * @returns UserDetailDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public reject({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `users:write`.
     * @returns void
     * @throws ApiError
     */
    public resetSecondFactor({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `users:read`.
     * @returns SavedSearchDto What was asked for.
     * @throws ApiError
     */
    public savedSearches({
        id,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
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
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * The last sign-ins to an account
     * For administrators. An API key needs the scope `users:read`.
     * @returns SignInsDto What was asked for.
     * @throws ApiError
     */
    public signIns({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `users:write`.
     * @returns UserDetailDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public undo({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
    /**
     * Look at the site as a buyer or seller, for 15 minutes and without changing anything
     * For administrators. An API key needs the scope `users:write`.
     * @returns BegunViewDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public beginView({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: BeginViewDto,
    }): CancelablePromise<BegunViewDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/view',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * End looking at the site as this person, in the view or by the administrator who began it
     * For administrators, buyers and sellers. An API key needs the scope `users:write`.
     * @returns void
     * @throws ApiError
     */
    public endView({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/users/{id}/view',
            path: {
                'id': id,
            },
        });
    }
}
