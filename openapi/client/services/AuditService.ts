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
     * For administrators. An API key needs the scope `audit:read`.
     * @returns AuditEntryDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        createdAtGte,
        createdAtLte,
        actorId,
        action,
        subjectType,
        subjectId,
        record,
        address,
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
         * Only with this created time or a later one.
         */
        createdAtGte?: string,
        /**
         * Only with this created time or an earlier one.
         */
        createdAtLte?: string,
        /**
         * Only with one of these values of `actorId`, with commas between them.
         */
        actorId?: Array<number>,
        /**
         * Only with this value of `action`.
         */
        action?: string,
        /**
         * Only with this value of `subjectType`.
         */
        subjectType?: string,
        /**
         * Only with one of these values of `subjectId`, with commas between them.
         */
        subjectId?: Array<number>,
        /**
         * Only with this value of `record`.
         */
        record?: string,
        /**
         * Only with this value of `address`.
         */
        address?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-createdAt` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'createdAt' | '-createdAt' | 'actorId' | '-actorId' | 'action' | '-action' | 'subjectType' | '-subjectType' | 'subjectId' | '-subjectId',
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
    }): CancelablePromise<Array<AuditEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit',
            query: {
                'id': id,
                'createdAt[gte]': createdAtGte,
                'createdAt[lte]': createdAtLte,
                'actorId': actorId,
                'action': action,
                'subjectType': subjectType,
                'subjectId': subjectId,
                'record': record,
                'address': address,
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
     * One entry of the audit log
     * For administrators. An API key needs the scope `audit:read`.
     * @returns AuditEntryDto The record.
     * @throws ApiError
     */
    public get({
        id,
    }: {
        /**
         * The id of the record.
         */
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
