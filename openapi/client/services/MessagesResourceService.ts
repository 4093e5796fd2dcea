/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MessageBodyDto } from '../models/MessageBodyDto';
import type { MessageIdDto } from '../models/MessageIdDto';
import type { MessageResourceDto } from '../models/MessageResourceDto';
import type { MessageStateDto } from '../models/MessageStateDto';
import type { MessageStatePatchDto } from '../models/MessageStatePatchDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MessagesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Messages of the office; filters: userId (on either side), userTypeId (with it), fromUserId, toUserId, propertyId, parentMessageId, conversationOf, inbox, read, q, id
     * For administrators. An API key needs the scope `messages:read`.
     * @returns MessageResourceDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        userId,
        fromUserId,
        toUserId,
        userTypeId,
        propertyId,
        parentMessageId,
        conversationOf,
        inbox,
        read,
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
         * Only with this value of `userId`.
         */
        userId?: number,
        /**
         * Only with this value of `fromUserId`.
         */
        fromUserId?: number,
        /**
         * Only with this value of `toUserId`.
         */
        toUserId?: number,
        /**
         * Only with this value of `userTypeId`.
         */
        userTypeId?: number,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this value of `parentMessageId`.
         */
        parentMessageId?: number,
        /**
         * Only with this value of `conversationOf`.
         */
        conversationOf?: number,
        /**
         * Only those of which `inbox` is true, or is not.
         */
        inbox?: boolean,
        /**
         * Only those of which `read` is true, or is not.
         */
        read?: boolean,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'createdAt' | '-createdAt' | 'subject' | '-subject' | 'fromName' | '-fromName' | 'toName' | '-toName' | 'propertyName' | '-propertyName',
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
    }): CancelablePromise<Array<MessageResourceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/messages',
            query: {
                'id': id,
                'userId': userId,
                'fromUserId': fromUserId,
                'toUserId': toUserId,
                'userTypeId': userTypeId,
                'propertyId': propertyId,
                'parentMessageId': parentMessageId,
                'conversationOf': conversationOf,
                'inbox': inbox,
                'read': read,
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
     * Write to a person, or answer a message
     * For administrators. An API key needs the scope `messages:write`.
     * @returns MessageResourceDto The new record.
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
     * For administrators. An API key needs the scope `messages:read`.
     * @returns MessageResourceDto The record.
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
     * For administrators. An API key needs the scope `messages:write`.
     * @returns MessageResourceDto The record as it is now.
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
     * For administrators. An API key needs the scope `messages:write`.
     * @returns MessageIdDto It is done; the answer says what came of it.
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
    /**
     * Mark a message read or unread, for the caller alone: the fields that are sent, and no others
     * For administrators. An API key needs the scope `messages:write`.
     * @returns MessageResourceDto The record as it is now.
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
        requestBody: MessageStatePatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<MessageResourceDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/messages/{id}',
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
}
