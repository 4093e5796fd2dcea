/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookupEntryBodyDto } from '../models/LookupEntryBodyDto';
import type { LookupEntryDto } from '../models/LookupEntryDto';
import type { LookupEntryIdDto } from '../models/LookupEntryIdDto';
import type { LookupsDto } from '../models/LookupsDto';
import type { OrderDto } from '../models/OrderDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class LookupsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Every lookup of the back office
     * For administrators. An API key needs the scope `lookups:read`.
     * @returns LookupsDto What was asked for.
     * @throws ApiError
     */
    public all(): CancelablePromise<LookupsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/lookups',
        });
    }
    /**
     * The entries of a list that the office may change
     * For administrators. An API key needs the scope `lookups:read`.
     * @returns LookupEntryDto What was asked for.
     * @throws ApiError
     */
    public list({
        list,
    }: {
        /**
         * The name of the lookup.
         */
        list: 'positions' | 'store-types' | 'price-alternatives' | 'diligence-periods' | 'document-types',
    }): CancelablePromise<Array<LookupEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/lookups/{list}',
            path: {
                'list': list,
            },
        });
    }
    /**
     * Add an entry to a list
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns LookupEntryDto The new record.
     * @throws ApiError
     */
    public create({
        list,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The name of the lookup.
         */
        list: 'positions' | 'store-types' | 'price-alternatives' | 'diligence-periods' | 'document-types',
        requestBody: LookupEntryBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<LookupEntryDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/lookups/{list}',
            path: {
                'list': list,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Rename or move an entry; its id stays
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns LookupEntryDto The record as it is now.
     * @throws ApiError
     */
    public update({
        list,
        id,
        requestBody,
    }: {
        /**
         * The name of the lookup.
         */
        list: 'positions' | 'store-types' | 'price-alternatives' | 'diligence-periods' | 'document-types',
        /**
         * The id of the record.
         */
        id: number,
        requestBody: LookupEntryBodyDto,
    }): CancelablePromise<LookupEntryDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/lookups/{list}/{id}',
            path: {
                'list': list,
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Remove an entry that is neither fixed nor in use
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns LookupEntryIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public delete({
        list,
        id,
    }: {
        /**
         * The name of the lookup.
         */
        list: 'positions' | 'store-types' | 'price-alternatives' | 'diligence-periods' | 'document-types',
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<LookupEntryIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/lookups/{list}/{id}',
            path: {
                'list': list,
                'id': id,
            },
        });
    }
    /**
     * Put a whole list in order
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns LookupEntryDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public order({
        list,
        requestBody,
    }: {
        /**
         * The name of the lookup.
         */
        list: 'positions' | 'store-types' | 'price-alternatives' | 'diligence-periods' | 'document-types',
        requestBody: OrderDto,
    }): CancelablePromise<Array<LookupEntryDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/lookups/{list}/entries/order',
            path: {
                'list': list,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
