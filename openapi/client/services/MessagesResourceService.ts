/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MessageBodyDto } from '../models/MessageBodyDto';
import type { MessageIdDto } from '../models/MessageIdDto';
import type { MessageResourceDto } from '../models/MessageResourceDto';
import type { MessageStateDto } from '../models/MessageStateDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MessagesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Messages of the office; filters: userId (on either side), userTypeId (with it), fromUserId, toUserId, propertyId, parentMessageId, conversationOf, inbox, read, q, id
     * For administrators.
     * @returns MessageResourceDto
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
    }): CancelablePromise<Array<MessageResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/messages',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Write to a person, or answer a message
     * For administrators.
     * @returns MessageResourceDto
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: MessageBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<MessageResourceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/messages',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One message
     * For administrators.
     * @returns MessageResourceDto
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
    }): CancelablePromise<MessageResourceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/messages/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Mark a message read or unread, for the caller alone
     * For administrators.
     * @returns MessageResourceDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        id: number,
        requestBody: MessageStateDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<MessageResourceDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/messages/{id}',
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
     * Delete a message for everybody who had it
     * For administrators.
     * @returns MessageIdDto
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
    }): CancelablePromise<MessageIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/messages/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
}
