/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AudienceSizeDto } from '../models/AudienceSizeDto';
import type { CampaignDto } from '../models/CampaignDto';
import type { CampaignPreviewDto } from '../models/CampaignPreviewDto';
import type { CampaignReportDto } from '../models/CampaignReportDto';
import type { NewCampaignDto } from '../models/NewCampaignDto';
import type { ReplacedCampaignDto } from '../models/ReplacedCampaignDto';
import type { ScheduleCampaignDto } from '../models/ScheduleCampaignDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CampaignsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Campaigns, the newest first; filters: subject, state, propertyId, q, id
     * For administrators.
     * @returns CampaignDto
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
    }): CancelablePromise<Array<CampaignDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/campaigns',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Draft a campaign about up to ten properties
     * For administrators.
     * @returns CampaignDto
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: NewCampaignDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<CampaignDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/campaigns',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One campaign
     * For administrators.
     * @returns CampaignDto
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
    }): CancelablePromise<CampaignDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/campaigns/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change a draft
     * For administrators.
     * @returns CampaignDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        id: number,
        requestBody: ReplacedCampaignDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<CampaignDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/campaigns/{id}',
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
     * Delete a draft
     * For administrators.
     * @returns void
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
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/campaigns/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * How many people a campaign would be sent to now
     * For administrators.
     * @returns AudienceSizeDto
     * @throws ApiError
     */
    public audience({
        id,
    }: {
        id: number,
    }): CancelablePromise<AudienceSizeDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/campaigns/{id}/audience',
            path: {
                'id': id,
            },
        });
    }
    /**
     * A campaign as its readers get it
     * For administrators.
     * @returns CampaignPreviewDto
     * @throws ApiError
     */
    public preview({
        id,
    }: {
        id: number,
    }): CancelablePromise<CampaignPreviewDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/campaigns/{id}/preview',
            path: {
                'id': id,
            },
        });
    }
    /**
     * What became of a campaign: sent, refused, opened listings, NDAs within 14 days, who was held back
     * For administrators.
     * @returns CampaignReportDto
     * @throws ApiError
     */
    public report({
        id,
    }: {
        id: number,
    }): CancelablePromise<CampaignReportDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/campaigns/{id}/report',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Have a draft sent at a moment, or at once; who gets it is decided then, of at most 5,000 people
     * For administrators.
     * @returns CampaignDto
     * @throws ApiError
     */
    public schedule({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: ScheduleCampaignDto,
    }): CancelablePromise<CampaignDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/campaigns/{id}/schedule',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Stop the rest of a campaign that is being sent; one that is only scheduled is a draft again
     * For administrators.
     * @returns CampaignDto
     * @throws ApiError
     */
    public stop({
        id,
    }: {
        id: number,
    }): CancelablePromise<CampaignDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/campaigns/{id}/stop',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Send a campaign to oneself alone, as its readers get it
     * For administrators.
     * @returns void
     * @throws ApiError
     */
    public test({
        id,
    }: {
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/campaigns/{id}/test',
            path: {
                'id': id,
            },
        });
    }
}
