/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangeDealDto } from '../models/ChangeDealDto';
import type { DealActionDto } from '../models/DealActionDto';
import type { DealFileRequestDto } from '../models/DealFileRequestDto';
import type { DealIdDto } from '../models/DealIdDto';
import type { DealListAnswerDto } from '../models/DealListAnswerDto';
import type { DealReportDto } from '../models/DealReportDto';
import type { DealSearchAnswerDto } from '../models/DealSearchAnswerDto';
import type { DealSearchDto } from '../models/DealSearchDto';
import type { DealStageAnswerDto } from '../models/DealStageAnswerDto';
import type { NewDealDto } from '../models/NewDealDto';
import type { PropertyDealsAnswerDto } from '../models/PropertyDealsAnswerDto';
import type { PropertyDealsDto } from '../models/PropertyDealsDto';
import type { UserDealsDto } from '../models/UserDealsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class DealsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Add a deal for a buyer
     * For administrators.
     * @returns DealIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public add({
        requestBody,
    }: {
        requestBody: NewDealDto,
    }): CancelablePromise<DealIdDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/deal',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Change a deal's buyer, property and price
     * For administrators.
     * @returns DealIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public change({
        id,
        requestBody,
        ifMatch,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ChangeDealDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the deal meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DealIdDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/deal/{id}',
            path: {
                'id': id,
            },
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Accept a deal
     * For administrators.
     * @returns DealStageAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public accept({
        requestBody,
        ifMatch,
    }: {
        requestBody: DealActionDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the deal meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DealStageAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/deal/accept',
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Move a deal to another stage
     * For administrators.
     * @returns DealStageAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public process({
        requestBody,
        ifMatch,
    }: {
        requestBody: DealActionDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the deal meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DealStageAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/deal/process',
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Reject a deal, or note that it fell through
     * For administrators.
     * @returns DealStageAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public reject({
        requestBody,
        ifMatch,
    }: {
        requestBody: DealActionDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the deal meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DealStageAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/deal/reject',
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The printable report of a deal
     * For administrators.
     * @returns DealReportDto The record.
     * @throws ApiError
     */
    public report({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<DealReportDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/deal/report/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The same as a PDF file
     * For administrators.
     * @returns binary What was asked for.
     * @throws ApiError
     */
    public reportPdf({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/deal/report/{id}/pdf',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Note the sale; sold is 5 everywhere
     * For administrators.
     * @returns DealStageAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public sold({
        requestBody,
        ifMatch,
    }: {
        requestBody: DealActionDto,
        /**
         * The ETag of the version that was read: 412 when somebody has changed the deal meanwhile.
         */
        ifMatch?: string,
    }): CancelablePromise<DealStageAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/deal/sold',
            headers: {
                'If-Match': ifMatch,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The deal tracker
     * For administrators.
     * @returns DealSearchAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public search({
        requestBody,
    }: {
        requestBody: DealSearchDto,
    }): CancelablePromise<DealSearchAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/deals',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The tracker as an Excel file, deal_tracker_report.xlsx
     * For administrators.
     * @returns binary It is done; the answer says what came of it.
     * @throws ApiError
     */
    public download({
        requestBody,
    }: {
        requestBody: DealFileRequestDto,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/deals/download',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The deals on one property, at every stage
     * For administrators.
     * @returns PropertyDealsAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public ofProperty({
        requestBody,
    }: {
        requestBody: PropertyDealsDto,
    }): CancelablePromise<PropertyDealsAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/store/deals',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The deals of one buyer, at every stage
     * For administrators.
     * @returns DealListAnswerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public ofBuyer({
        requestBody,
    }: {
        requestBody: UserDealsDto,
    }): CancelablePromise<DealListAnswerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/user/deals',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
