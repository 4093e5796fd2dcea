/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AuditEntryDto } from '../models/AuditEntryDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AuditService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Who did what, newest first; filters: id, actorId, subjectType, subjectId, record (a number or a part of a name), action, address, createdAt_gte, createdAt_lte (days), q
     * For administrators.
     * @returns AuditEntryDto
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
    }): CancelablePromise<Array<AuditEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * One entry of the audit log
     * For administrators.
     * @returns AuditEntryDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
        id: number,
    }): CancelablePromise<AuditEntryDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/{id}',
            path: {
                'id': id,
            },
        });
    }
}
