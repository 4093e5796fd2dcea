/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewWebhookDto } from '../models/NewWebhookDto';
import type { ReplacedWebhookDto } from '../models/ReplacedWebhookDto';
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
     * For administrators.
     * @returns WebhookDto
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
    }): CancelablePromise<Array<WebhookDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Add a webhook; its secret is shown this once
     * For administrators.
     * @returns NewWebhookDto
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
     * For administrators.
     * @returns WebhookDto
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
     * For administrators.
     * @returns WebhookDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
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
     * What became of its messages within 30 days, the newest first; filters: state, type, changeId, id
     * For administrators.
     * @returns WebhookDeliveryDto
     * @throws ApiError
     */
    public deliveries({
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
    }): CancelablePromise<Array<WebhookDeliveryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks/{id}/deliveries',
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
     * Send a message again, under the id that it had
     * For administrators.
     * @returns void
     * @throws ApiError
     */
    public resendDelivery({
        id,
        deliveryId,
    }: {
        id: number,
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
     * For administrators.
     * @returns ResentDto
     * @throws ApiError
     */
    public resend({
        id,
        requestBody,
    }: {
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
     * For administrators.
     * @returns RotatedWebhookDto
     * @throws ApiError
     */
    public rotate({
        id,
    }: {
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
            url: '/api/v1/webhooks/{id}/test',
            path: {
                'id': id,
            },
        });
    }
}
