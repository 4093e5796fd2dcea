/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CommissionDto } from '../models/CommissionDto';
import type { ForecastDto } from '../models/ForecastDto';
import type { PipelineDto } from '../models/PipelineDto';
import type { ProbabilityBodyDto } from '../models/ProbabilityBodyDto';
import type { SetProbabilityDto } from '../models/SetProbabilityDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PipelineService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * How long stages take, how many deals get through, why others are lost
     * For administrators. No API key may call it.
     * @returns PipelineDto What was asked for.
     * @throws ApiError
     */
    public figures({
        agentId,
        storeTypeId,
        stateId,
        dateRangeId,
        from,
        to,
    }: {
        /**
         * Those on properties of this listing agent.
         */
        agentId?: number,
        /**
         * Those on properties of this type.
         */
        storeTypeId?: number,
        /**
         * Those on properties in this state.
         */
        stateId?: number,
        /**
         * From lookup/daterange.
         */
        dateRangeId?: 1 | 2 | 3 | 4 | 5,
        /**
         * The lower bound, in the unit of what it bounds.
         */
        from?: string,
        /**
         * The upper bound, in the unit of what it bounds.
         */
        to?: string,
    }): CancelablePromise<PipelineDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/pipeline',
            query: {
                'agentId': agentId,
                'storeTypeId': storeTypeId,
                'stateId': stateId,
                'dateRangeId': dateRangeId,
                'from': from,
                'to': to,
            },
        });
    }
    /**
     * What the office earns of a price, in percent
     * For administrators. No API key may call it.
     * @returns CommissionDto The record as it is now.
     * @throws ApiError
     */
    public setCommission({
        requestBody,
    }: {
        requestBody: CommissionDto,
    }): CancelablePromise<CommissionDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/pipeline/commission',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Prices of live deals by probability and commission, by the month in which they are expected to close
     * For administrators. No API key may call it.
     * @returns ForecastDto What was asked for.
     * @throws ApiError
     */
    public forecast({
        agentId,
        storeTypeId,
        stateId,
    }: {
        /**
         * Those on properties of this listing agent.
         */
        agentId?: number,
        /**
         * Those on properties of this type.
         */
        storeTypeId?: number,
        /**
         * Those on properties in this state.
         */
        stateId?: number,
    }): CancelablePromise<ForecastDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/pipeline/forecast',
            query: {
                'agentId': agentId,
                'storeTypeId': storeTypeId,
                'stateId': stateId,
            },
        });
    }
    /**
     * All deals of the forecast as an Excel file, forecast.xlsx
     * For administrators. No API key may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public forecastSpreadsheet({
        agentId,
        storeTypeId,
        stateId,
    }: {
        /**
         * Those on properties of this listing agent.
         */
        agentId?: number,
        /**
         * Those on properties of this type.
         */
        storeTypeId?: number,
        /**
         * Those on properties in this state.
         */
        stateId?: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/pipeline/forecast/spreadsheet',
            query: {
                'agentId': agentId,
                'storeTypeId': storeTypeId,
                'stateId': stateId,
            },
        });
    }
    /**
     * How likely deals at a stage are to be sold; the id is that of the stage
     * For administrators. No API key may call it.
     * @returns SetProbabilityDto The record as it is now.
     * @throws ApiError
     */
    public setProbability({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ProbabilityBodyDto,
    }): CancelablePromise<SetProbabilityDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/pipeline/probabilities/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The same as an Excel file, pipeline.xlsx
     * For administrators. No API key may call it.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public spreadsheet({
        agentId,
        storeTypeId,
        stateId,
        dateRangeId,
        from,
        to,
    }: {
        /**
         * Those on properties of this listing agent.
         */
        agentId?: number,
        /**
         * Those on properties of this type.
         */
        storeTypeId?: number,
        /**
         * Those on properties in this state.
         */
        stateId?: number,
        /**
         * From lookup/daterange.
         */
        dateRangeId?: 1 | 2 | 3 | 4 | 5,
        /**
         * The lower bound, in the unit of what it bounds.
         */
        from?: string,
        /**
         * The upper bound, in the unit of what it bounds.
         */
        to?: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/pipeline/spreadsheet',
            query: {
                'agentId': agentId,
                'storeTypeId': storeTypeId,
                'stateId': stateId,
                'dateRangeId': dateRangeId,
                'from': from,
                'to': to,
            },
        });
    }
}
