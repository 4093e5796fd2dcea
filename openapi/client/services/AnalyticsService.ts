/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DateRangeItemDto } from '../models/DateRangeItemDto';
import type { DealReportDownloadDto } from '../models/DealReportDownloadDto';
import type { DealReportRequestDto } from '../models/DealReportRequestDto';
import type { DealReportRowDto } from '../models/DealReportRowDto';
import type { LookupItemDto } from '../models/LookupItemDto';
import type { MostViewRowDto } from '../models/MostViewRowDto';
import type { ReportRequestDto } from '../models/ReportRequestDto';
import type { SearchRowDto } from '../models/SearchRowDto';
import type { SessionRowDto } from '../models/SessionRowDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AnalyticsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What happened to properties and deals, by period
     * For administrators.
     * @returns DealReportRowDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public propertyReport({
        requestBody,
    }: {
        requestBody: DealReportRequestDto,
    }): CancelablePromise<Array<DealReportRowDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/analysis/report/dealreport',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The same as an Excel file, property_report.xlsx
     * For administrators.
     * @returns binary It is done; the answer says what came of it.
     * @throws ApiError
     */
    public downloadPropertyReport({
        requestBody,
    }: {
        requestBody: DealReportDownloadDto,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/analysis/report/dealreport/download',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The ten properties that were viewed most
     * For administrators.
     * @returns MostViewRowDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public mostViewed({
        requestBody,
    }: {
        requestBody: ReportRequestDto,
    }): CancelablePromise<Array<MostViewRowDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/analysis/report/mostview',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The ten keywords that were searched for most
     * For administrators.
     * @returns SearchRowDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public searches({
        requestBody,
    }: {
        requestBody: ReportRequestDto,
    }): CancelablePromise<Array<SearchRowDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/analysis/report/search',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * How many sessions began, by period
     * For administrators.
     * @returns SessionRowDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public sessions({
        requestBody,
    }: {
        requestBody: ReportRequestDto,
    }): CancelablePromise<Array<SessionRowDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/analysis/report/session',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The date ranges of reports; an empty ID marks a disabled heading
     * For administrators.
     * @returns DateRangeItemDto What was asked for.
     * @throws ApiError
     */
    public dateRanges(): CancelablePromise<Array<DateRangeItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/daterange',
        });
    }
    /**
     * The counters of the property report
     * For administrators.
     * @returns LookupItemDto What was asked for.
     * @throws ApiError
     */
    public trackingTypes(): CancelablePromise<Array<LookupItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/tracking',
        });
    }
}
