/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskBodyDto } from '../models/TaskBodyDto';
import type { TaskChangeDto } from '../models/TaskChangeDto';
import type { TaskChangePatchDto } from '../models/TaskChangePatchDto';
import type { TaskDto } from '../models/TaskDto';
import type { TaskIdDto } from '../models/TaskIdDto';
import type { TickTaskDto } from '../models/TickTaskDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class TasksResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Tasks, the earliest first; open leaves out those of deals that have fallen through; filters: mine, open, done, late, from, until (days), side, assigneeId, assigned, dealId, propertyId, userId, enquiryId, q, id
     * For administrators. An API key needs the scope `tasks:read`.
     * @returns TaskDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        from,
        until,
        dealId,
        done,
        open,
        modifiedAtGte,
        modifiedAtLte,
        propertyId,
        userId,
        enquiryId,
        assigneeId,
        assigned,
        mine,
        late,
        side,
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
         * Only with this value of `from`.
         */
        from?: string,
        /**
         * Only with this value of `until`.
         */
        until?: string,
        /**
         * Only with this value of `dealId`.
         */
        dealId?: number,
        /**
         * Only those of which `done` is true, or is not.
         */
        done?: boolean,
        /**
         * Only those of which `open` is true, or is not.
         */
        open?: boolean,
        /**
         * Only with this modified time or a later one.
         */
        modifiedAtGte?: string,
        /**
         * Only with this modified time or an earlier one.
         */
        modifiedAtLte?: string,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this value of `userId`.
         */
        userId?: number,
        /**
         * Only with this value of `enquiryId`.
         */
        enquiryId?: number,
        /**
         * Only with this value of `assigneeId`.
         */
        assigneeId?: number,
        /**
         * Only those of which `assigned` is true, or is not.
         */
        assigned?: boolean,
        /**
         * Only those of which `mine` is true, or is not.
         */
        mine?: boolean,
        /**
         * Only those of which `late` is true, or is not.
         */
        late?: boolean,
        /**
         * Only with this value of `side`.
         */
        side?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `dueOn` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'dueOn' | '-dueOn' | 'title' | '-title' | 'createdAt' | '-createdAt' | 'modifiedAt' | '-modifiedAt',
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
    }): CancelablePromise<Array<TaskDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/tasks',
            query: {
                'id': id,
                'from': from,
                'until': until,
                'dealId': dealId,
                'done': done,
                'open': open,
                'modifiedAt[gte]': modifiedAtGte,
                'modifiedAt[lte]': modifiedAtLte,
                'propertyId': propertyId,
                'userId': userId,
                'enquiryId': enquiryId,
                'assigneeId': assigneeId,
                'assigned': assigned,
                'mine': mine,
                'late': late,
                'side': side,
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
     * Add a task about a deal, a property, a person or an enquiry; without an assignee it is the first listing agent's
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskDto The new record.
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
     * For administrators. An API key needs the scope `tasks:read`.
     * @returns TaskDto The record.
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
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskDto The record as it is now.
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
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskIdDto It is done; the answer says what came of it.
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
     * Change the title, the due date, the assignee, the side or the note of a task; what is left out stays: the fields that are sent, and no others
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskDto The record as it is now.
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
        requestBody: TaskChangePatchDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the record meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<TaskDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/tasks/{id}',
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
     * Mark a task as done; of several who do so the first has done it
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public tick({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public reopen({
        id,
    }: {
        /**
         * The id of the record.
         */
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
