/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgentLocationBodyDto } from '../models/AgentLocationBodyDto';
import type { AgentLocationEntryDto } from '../models/AgentLocationEntryDto';
import type { LookupEntryIdDto } from '../models/LookupEntryIdDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AgentLocationsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The offices of the listing agents
     * For administrators. An API key needs the scope `lookups:read`.
     * @returns AgentLocationEntryDto What was asked for.
     * @throws ApiError
     */
    public list(): CancelablePromise<Array<AgentLocationEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/lookups/agent-locations',
        });
    }
    /**
     * Add an office
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns AgentLocationEntryDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: AgentLocationBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<AgentLocationEntryDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/lookups/agent-locations',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Change an office; its id stays
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns AgentLocationEntryDto The record as it is now.
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
        requestBody: AgentLocationBodyDto,
    }): CancelablePromise<AgentLocationEntryDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/lookups/agent-locations/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Remove an office at which nobody works
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns LookupEntryIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<LookupEntryIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/lookups/agent-locations/{id}',
            path: {
                'id': id,
            },
        });
    }
}
