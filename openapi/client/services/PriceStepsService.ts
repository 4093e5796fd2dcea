/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookupEntryIdDto } from '../models/LookupEntryIdDto';
import type { PriceStepBodyDto } from '../models/PriceStepBodyDto';
import type { PriceStepDto } from '../models/PriceStepDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PriceStepsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The prices that the search offers
     * For administrators. An API key needs the scope `lookups:read`.
     * @returns PriceStepDto What was asked for.
     * @throws ApiError
     */
    public list(): CancelablePromise<Array<PriceStepDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/lookups/price-steps',
        });
    }
    /**
     * Add a price; its name follows from the amount
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns PriceStepDto The new record.
     * @throws ApiError
     */
    public create({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: PriceStepBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<PriceStepDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/lookups/price-steps',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Change the amount or the place of a price
     * For administrators. An API key needs the scope `lookups:write`.
     * @returns PriceStepDto The record as it is now.
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
        requestBody: PriceStepBodyDto,
    }): CancelablePromise<PriceStepDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/lookups/price-steps/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Remove a price
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
            url: '/api/v1/lookups/price-steps/{id}',
            path: {
                'id': id,
            },
        });
    }
}
