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
     * For administrators.
     * @returns AgentLocationEntryDto
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
     * For administrators.
     * @returns AgentLocationEntryDto
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
     * For administrators.
     * @returns AgentLocationEntryDto
     * @throws ApiError
     */
    public update({
        id,
        requestBody,
    }: {
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
     * For administrators.
     * @returns LookupEntryIdDto
     * @throws ApiError
     */
    public delete({
        id,
    }: {
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
