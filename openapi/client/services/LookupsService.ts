/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgentLocationDto } from '../models/AgentLocationDto';
import type { DealStatusItemDto } from '../models/DealStatusItemDto';
import type { LookupItemDto } from '../models/LookupItemDto';
import type { PropertyLookupDto } from '../models/PropertyLookupDto';
import type { PropertyPriceLookupDto } from '../models/PropertyPriceLookupDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class LookupsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The offices of listing agents, for everyone
     * For everyone, also without signing in.
     * @returns AgentLocationDto What was asked for.
     * @throws ApiError
     */
    public publicAgentLocations(): CancelablePromise<Array<AgentLocationDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/agent/locations',
        });
    }
    /**
     * The offices of listing agents
     * For administrators.
     * @returns AgentLocationDto What was asked for.
     * @throws ApiError
     */
    public agentLocations(): CancelablePromise<Array<AgentLocationDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/agent/locations',
        });
    }
    /**
     * The deal stages and what may follow each
     * For administrators, buyers and sellers.
     * @returns DealStatusItemDto What was asked for.
     * @throws ApiError
     */
    public dealStatuses(): CancelablePromise<Array<DealStatusItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/deal/status',
        });
    }
    /**
     * What property forms choose from
     * For everyone, also without signing in.
     * @returns PropertyLookupDto What was asked for.
     * @throws ApiError
     */
    public property(): CancelablePromise<PropertyLookupDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/propertylookup',
        });
    }
    /**
     * Price steps and diligence periods
     * For everyone, also without signing in.
     * @returns PropertyPriceLookupDto What was asked for.
     * @throws ApiError
     */
    public prices(): CancelablePromise<PropertyPriceLookupDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/propertypricelookup',
        });
    }
    /**
     * The states
     * For everyone, also without signing in.
     * @returns LookupItemDto What was asked for.
     * @throws ApiError
     */
    public states(): CancelablePromise<Array<LookupItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/state',
        });
    }
    /**
     * The alternatives to a price
     * For everyone, also without signing in.
     * @returns LookupItemDto What was asked for.
     * @throws ApiError
     */
    public priceAlternatives(): CancelablePromise<Array<LookupItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/store/alternateprice',
        });
    }
    /**
     * The property statuses
     * For administrators.
     * @returns LookupItemDto What was asked for.
     * @throws ApiError
     */
    public propertyStatuses(): CancelablePromise<Array<LookupItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/store/status',
        });
    }
    /**
     * The property types
     * For everyone, also without signing in.
     * @returns LookupItemDto What was asked for.
     * @throws ApiError
     */
    public storeTypes(): CancelablePromise<Array<LookupItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/store/types',
        });
    }
    /**
     * The titles of people
     * For everyone, also without signing in.
     * @returns LookupItemDto What was asked for.
     * @throws ApiError
     */
    public positions(): CancelablePromise<Array<LookupItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/user/position',
        });
    }
}
