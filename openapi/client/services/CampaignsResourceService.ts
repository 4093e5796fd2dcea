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
import type { ReplacedCampaignPatchDto } from '../models/ReplacedCampaignPatchDto';
import type { ScheduleCampaignDto } from '../models/ScheduleCampaignDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CampaignsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Campaigns, the newest first; filters: subject, state, propertyId, q, id
     * For administrators. An API key needs the scope `campaigns:read`.
     * @returns CampaignDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        subject,
        state,
        propertyId,
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
         * Only with this value of `subject`.
         */
        subject?: string,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'subject' | '-subject' | 'state' | '-state' | 'scheduledAt' | '-scheduledAt' | 'createdAt' | '-createdAt',
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
    }): CancelablePromise<Array<CampaignDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/campaigns',
            query: {
                'id': id,
                'subject': subject,
                'state': state,
                'propertyId': propertyId,
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
     * Draft a campaign about up to ten properties
     * For administrators. An API key needs the scope `campaigns:write`.
     * @returns CampaignDto The new record.
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
     * For administrators. An API key needs the scope `campaigns:read`.
     * @returns CampaignDto The record.
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
     * For administrators. An API key needs the scope `campaigns:write`.
     * @returns CampaignDto The record as it is now.
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
     * For administrators. An API key needs the scope `campaigns:write`.
     * @returns void
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
     * Change a draft: the fields that are sent, and no others
     * For administrators. An API key needs the scope `campaigns:write`.
     * @returns CampaignDto The record as it is now.
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
        requestBody: ReplacedCampaignPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<CampaignDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/campaigns/{id}',
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
     * How many people a campaign would be sent to now
     * For administrators. An API key needs the scope `campaigns:read`.
     * @returns AudienceSizeDto What was asked for.
     * @throws ApiError
     */
    public audience({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `campaigns:read`.
     * @returns CampaignPreviewDto What was asked for.
     * @throws ApiError
     */
    public preview({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `campaigns:read`.
     * @returns CampaignReportDto What was asked for.
     * @throws ApiError
     */
    public report({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `campaigns:write`.
     * @returns CampaignDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public schedule({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `campaigns:write`.
     * @returns CampaignDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public stop({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `campaigns:write`.
     * @returns void
     * @throws ApiError
     */
    public test({
        id,
    }: {
        /**
         * The id of the record.
         */
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
