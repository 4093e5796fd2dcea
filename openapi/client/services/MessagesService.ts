/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ComposeMailDto } from '../models/ComposeMailDto';
import type { MessageBoxesDto } from '../models/MessageBoxesDto';
import type { MessageChangedDto } from '../models/MessageChangedDto';
import type { MessageItemDto } from '../models/MessageItemDto';
import type { MessagesDto } from '../models/MessagesDto';
import type { MessagesRequestDto } from '../models/MessagesRequestDto';
import type { ReplyMailDto } from '../models/ReplyMailDto';
import type { SendMailDto } from '../models/SendMailDto';
import type { UnreadDto } from '../models/UnreadDto';
import type { UserMessagesRequestDto } from '../models/UserMessagesRequestDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MessagesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Delete a message for everybody who had it
     * For administrators.
     * @returns MessageChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<MessageChangedDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/admin/delete/message/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * What a person wrote to the office
     * For administrators.
     * @returns MessagesDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public ofUser({
        requestBody,
    }: {
        requestBody: UserMessagesRequestDto,
    }): CancelablePromise<MessagesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/user/messages',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Write to the office
     * For buyers and sellers.
     * @returns MessageChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public compose({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: ComposeMailDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<MessageChangedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/composemail',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The conversation that a message belongs to, oldest first
     * For administrators, buyers and sellers.
     * @returns MessageItemDto The record.
     * @throws ApiError
     */
    public thread({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Array<MessageItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/message/thread/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * How many messages one has not read; the id is the user type
     * For administrators, buyers and sellers.
     * @returns number The record.
     * @throws ApiError
     */
    public unreadCount({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: 1 | 2 | 3,
    }): CancelablePromise<number> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/message/unread/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * What one has read and not read yet; the id is the user type
     * For administrators, buyers and sellers.
     * @returns MessageBoxesDto The record.
     * @throws ApiError
     */
    public boxes({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: 1 | 2 | 3,
    }): CancelablePromise<MessageBoxesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/messages/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * What one has read
     * For administrators, buyers and sellers.
     * @returns MessagesDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public read({
        requestBody,
    }: {
        requestBody: MessagesRequestDto,
    }): CancelablePromise<MessagesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/messages/read',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * What one has not read yet
     * For administrators, buyers and sellers.
     * @returns MessagesDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public unread({
        requestBody,
    }: {
        requestBody: MessagesRequestDto,
    }): CancelablePromise<MessagesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/messages/unread',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Mark a message read
     * For administrators, buyers and sellers.
     * @returns UnreadDto The record.
     * @throws ApiError
     */
    public markRead({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<UnreadDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/readmessage/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Answer a message that one was sent
     * For administrators, buyers and sellers.
     * @returns MessageChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public reply({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: ReplyMailDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<MessageChangedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/replymail',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Write to a person
     * For administrators.
     * @returns MessageChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public send({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: SendMailDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<MessageChangedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/home/sendmail',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
