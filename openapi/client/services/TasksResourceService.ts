/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskBodyDto } from '../models/TaskBodyDto';
import type { TaskChangeDto } from '../models/TaskChangeDto';
import type { TaskDto } from '../models/TaskDto';
import type { TaskIdDto } from '../models/TaskIdDto';
import type { TickTaskDto } from '../models/TickTaskDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class TasksResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Tasks, the earliest first; open leaves out those of deals that have fallen through; filters: mine, open, done, late, from, until (days), side, assigneeId, assigned, dealId, propertyId, userId, enquiryId, q, id
     * For administrators.
     * @returns TaskDto
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
    }): CancelablePromise<Array<TaskDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/tasks',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * Add a task about a deal, a property, a person or an enquiry; without an assignee it is the first listing agent's
     * For administrators.
     * @returns TaskDto
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: TaskBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<TaskDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/tasks',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * One task
     * For administrators.
     * @returns TaskDto
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
    }): CancelablePromise<TaskDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/tasks/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
    /**
     * Change the title, the due date, the assignee, the side or the note of a task; what is left out stays
     * For administrators.
     * @returns TaskDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
        ifMatch,
    }: {
        id: number,
        requestBody: TaskChangeDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<TaskDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/tasks/{id}',
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
     * Delete a task
     * For administrators.
     * @returns TaskIdDto
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
    }): CancelablePromise<TaskIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/tasks/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
        });
    }
    /**
     * Mark a task as done; of several who do so the first has done it
     * For administrators.
     * @returns TaskDto
     * @throws ApiError
     */
    public tick({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: TickTaskDto,
    }): CancelablePromise<TaskDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/tasks/{id}/done',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take back that a task is done
     * For administrators.
     * @returns TaskDto
     * @throws ApiError
     */
    public reopen({
        id,
    }: {
        id: number,
    }): CancelablePromise<TaskDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/tasks/{id}/reopen',
            path: {
                'id': id,
            },
        });
    }
}
