/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskTemplateBodyDto } from '../models/TaskTemplateBodyDto';
import type { TaskTemplateDto } from '../models/TaskTemplateDto';
import type { TaskTemplateIdDto } from '../models/TaskTemplateIdDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class TaskTemplatesResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The checklist from which accepted deals get their tasks, in its order
     * For administrators. An API key needs the scope `tasks:read`.
     * @returns TaskTemplateDto What was asked for.
     * @throws ApiError
     */
    public list(): CancelablePromise<Array<TaskTemplateDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/task-templates',
        });
    }
    /**
     * Add an item to the checklist
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskTemplateDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: TaskTemplateBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<TaskTemplateDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/task-templates',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Change an item of the checklist; tasks that were made stay as they are
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskTemplateDto The record as it is now.
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: TaskTemplateBodyDto,
    }): CancelablePromise<TaskTemplateDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/task-templates/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Remove an item from the checklist
     * For administrators. An API key needs the scope `tasks:write`.
     * @returns TaskTemplateIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<TaskTemplateIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/task-templates/{id}',
            path: {
                'id': id,
            },
        });
    }
}
