/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessKeyDto } from '../models/AccessKeyDto';
import type { AdminAccessDto } from '../models/AdminAccessDto';
import type { MarketAnalysisDto } from '../models/MarketAnalysisDto';
import type { MarketTokenDto } from '../models/MarketTokenDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MarketService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The same without an NDA, for administrators
     * For administrators.
     * @returns MarketTokenDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public openAsAdmin({
        requestBody,
    }: {
        requestBody: AdminAccessDto,
    }): CancelablePromise<MarketTokenDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/property/add/dashboard',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The token that opens the market analysis
     * For buyers.
     * @returns MarketTokenDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public open({
        requestBody,
    }: {
        requestBody: AccessKeyDto,
    }): CancelablePromise<MarketTokenDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/buyer/store/accesskey',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The market around a property; the token is good for 30 minutes and the person it was made for
     * For administrators, buyers and sellers.
     * @returns MarketAnalysisDto What was asked for.
     * @throws ApiError
     */
    public analysis({
        token,
    }: {
        /**
         * The signed text that opens it.
         */
        token: string,
    }): CancelablePromise<MarketAnalysisDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/market/{token}',
            path: {
                'token': token,
            },
        });
    }
}
