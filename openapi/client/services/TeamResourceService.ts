/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderDto } from '../models/OrderDto';
import type { PortraitDto } from '../models/PortraitDto';
import type { TeamMemberBodyDto } from '../models/TeamMemberBodyDto';
import type { TeamMemberIdDto } from '../models/TeamMemberIdDto';
import type { TeamMemberPatchDto } from '../models/TeamMemberPatchDto';
import type { TeamMemberResourceDto } from '../models/TeamMemberResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class TeamResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Team members; filters: q, id
     * For administrators. An API key needs the scope `team-members:read`.
     * @returns TeamMemberResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
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
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `position` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'firstName' | '-firstName' | 'lastName' | '-lastName' | 'title' | '-title' | 'email' | '-email' | 'position' | '-position',
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
    }): CancelablePromise<Array<TeamMemberResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/team-members',
            query: {
                'id': id,
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
     * Add a team member; the last on the page unless a position is given
     * For administrators. An API key needs the scope `team-members:write`.
     * @returns TeamMemberResourceDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: TeamMemberBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<TeamMemberResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/team-members',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One team member
     * For administrators. An API key needs the scope `team-members:read`.
     * @returns TeamMemberResourceDto The record.
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
    }): CancelablePromise<TeamMemberResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/team-members/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Replace a team member
     * For administrators. An API key needs the scope `team-members:write`.
     * @returns TeamMemberResourceDto The record as it is now.
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
        requestBody: TeamMemberBodyDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<TeamMemberResourceDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/team-members/{id}',
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
     * Remove a team member with their portrait
     * For administrators. An API key needs the scope `team-members:write`.
     * @returns TeamMemberIdDto It is done; the answer says what came of it.
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
    }): CancelablePromise<TeamMemberIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/team-members/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Replace a team member: the fields that are sent, and no others
     * For administrators. An API key needs the scope `team-members:write`.
     * @returns TeamMemberResourceDto The record as it is now.
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
        requestBody: TeamMemberPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<TeamMemberResourceDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/team-members/{id}',
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
     * Put the whole team in order
     * For administrators. An API key needs the scope `team-members:write`.
     * @returns TeamMemberResourceDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public order({
        requestBody,
    }: {
        requestBody: OrderDto,
    }): CancelablePromise<Array<TeamMemberResourceDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/team-members/order',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Upload a portrait; a save then names it
     * For administrators. An API key needs the scope `team-members:write`.
     * @returns PortraitDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public uploadPortrait({
        formData,
    }: {
        formData: {
            /**
             * One file of at most 1 MB.
             */
            file: Blob;
        },
    }): CancelablePromise<PortraitDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/team-members/portraits',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
}
