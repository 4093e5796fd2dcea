/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderDto } from '../models/OrderDto';
import type { PortraitDto } from '../models/PortraitDto';
import type { TeamMemberBodyDto } from '../models/TeamMemberBodyDto';
import type { TeamMemberIdDto } from '../models/TeamMemberIdDto';
import type { TeamMemberResourceDto } from '../models/TeamMemberResourceDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class TeamResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Team members; filters: q, id
     * For administrators.
     * @returns TeamMemberResourceDto
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
    }): CancelablePromise<Array<TeamMemberResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/team-members',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Add a team member; the last on the page unless a position is given
     * For administrators.
     * @returns TeamMemberResourceDto
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
     * For administrators.
     * @returns TeamMemberResourceDto
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
     * For administrators.
     * @returns TeamMemberResourceDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
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
     * For administrators.
     * @returns TeamMemberIdDto
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
     * Put the whole team in order
     * For administrators.
     * @returns TeamMemberResourceDto
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
     * For administrators.
     * @returns PortraitDto
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
