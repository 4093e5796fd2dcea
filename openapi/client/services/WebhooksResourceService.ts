/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewWebhookDto } from '../models/NewWebhookDto';
import type { ReplacedWebhookDto } from '../models/ReplacedWebhookDto';
import type { ReplacedWebhookPatchDto } from '../models/ReplacedWebhookPatchDto';
import type { ResendWebhookDto } from '../models/ResendWebhookDto';
import type { ResentDto } from '../models/ResentDto';
import type { RotatedWebhookDto } from '../models/RotatedWebhookDto';
import type { WebhookBodyDto } from '../models/WebhookBodyDto';
import type { WebhookDeliveryDto } from '../models/WebhookDeliveryDto';
import type { WebhookDto } from '../models/WebhookDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class WebhooksResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Webhooks, the newest first; filters: url, state, q, id
     * For administrators. An API key needs the scope `webhooks:read`.
     * @returns WebhookDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        url,
        state,
        modifiedAtGte,
        modifiedAtLte,
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
         * Only with this value of `url`.
         */
        url?: string,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'url' | '-url' | 'state' | '-state' | 'createdAt' | '-createdAt' | 'modifiedAt' | '-modifiedAt',
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
    }): CancelablePromise<Array<WebhookDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks',
            query: {
                'id': id,
                'url': url,
                'state': state,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
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
     * Add a webhook; its secret is shown this once
     * For administrators. An API key needs the scope `webhooks:write`.
     * @returns NewWebhookDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: WebhookBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<NewWebhookDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One webhook
     * For administrators. An API key needs the scope `webhooks:read`.
     * @returns WebhookDto The record.
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
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change a webhook; one that was disabled is active again, or paused
     * For administrators. An API key needs the scope `webhooks:write`.
     * @returns WebhookDto The record as it is now.
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
        requestBody: ReplacedWebhookDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/webhooks/{id}',
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
     * Delete a webhook, and what waits for it
     * For administrators. An API key needs the scope `webhooks:write`.
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
            url: '/api/v1/webhooks/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Change a webhook; one that was disabled is active again, or paused: the fields that are sent, and no others
     * For administrators. An API key needs the scope `webhooks:write`.
     * @returns WebhookDto The record as it is now.
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
        requestBody: ReplacedWebhookPatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/webhooks/{id}',
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
     * What became of its messages within 30 days, the newest first; filters: state, type, changeId, id
     * For administrators. An API key needs the scope `webhooks:read`.
     * @returns WebhookDeliveryDto What was asked for.
     * @throws ApiError
     */
    public deliveries({
        id,
        state,
        type,
        changeId,
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
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Only with this value of `type`.
         */
        type?: string,
        /**
         * Only with one of these values of `changeId`, with commas between them.
         */
        changeId?: Array<number>,
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
    }): CancelablePromise<Array<WebhookDeliveryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks/{id}/deliveries',
            path: {
                'id': id,
            },
            query: {
                'state': state,
                'type': type,
                'changeId': changeId,
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
     * Send a message again, under the id that it had
     * For administrators. An API key needs the scope `webhooks:write`.
     * @returns void
     * @throws ApiError
     */
    public resendDelivery({
        id,
        deliveryId,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The id of the delivery.
         */
        deliveryId: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/resend',
            path: {
                'id': id,
                'deliveryId': deliveryId,
            },
        });
    }
    /**
     * Send everything again that happened since a time, each once, under the ids that it had
     * For administrators. An API key needs the scope `webhooks:write`.
     * @returns ResentDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public resend({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ResendWebhookDto,
    }): CancelablePromise<ResentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/{id}/resend',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Make a new secret, which is shown this once; the old one signs too for 24 hours
     * For administrators. An API key needs the scope `webhooks:write`.
     * @returns RotatedWebhookDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public rotate({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<RotatedWebhookDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/{id}/rotate',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Send a message of the type `webhook.test`
     * For administrators. An API key needs the scope `webhooks:write`.
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
            url: '/api/v1/webhooks/{id}/test',
            path: {
                'id': id,
            },
        });
    }
}
