/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgentsDto } from '../models/AgentsDto';
import type { AssignedStoresDto } from '../models/AssignedStoresDto';
import type { AssignSellerRequestDto } from '../models/AssignSellerRequestDto';
import type { DescriptionRequestDto } from '../models/DescriptionRequestDto';
import type { LookupItemDto } from '../models/LookupItemDto';
import type { RadiusRequestDto } from '../models/RadiusRequestDto';
import type { SellersDto } from '../models/SellersDto';
import type { SellersRequestDto } from '../models/SellersRequestDto';
import type { StoreAgentsRequestDto } from '../models/StoreAgentsRequestDto';
import type { StoreChangedDto } from '../models/StoreChangedDto';
import type { StoreDetailDto } from '../models/StoreDetailDto';
import type { StoreFormDto } from '../models/StoreFormDto';
import type { StoresDto } from '../models/StoresDto';
import type { StoresOfSellerDto } from '../models/StoresOfSellerDto';
import type { StoresOfSellerRequestDto } from '../models/StoresOfSellerRequestDto';
import type { StoresReportRequestDto } from '../models/StoresReportRequestDto';
import type { StoresRequestDto } from '../models/StoresRequestDto';
import type { VideoRequestDto } from '../models/VideoRequestDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PropertiesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The listing agents
     * For administrators.
     * @returns AgentsDto What was asked for.
     * @throws ApiError
     */
    public agents(): CancelablePromise<AgentsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/agents',
        });
    }
    /**
     * Give properties to a seller, or take them away
     * For administrators.
     * @returns AssignedStoresDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public assignSeller({
        requestBody,
    }: {
        requestBody: AssignSellerRequestDto,
    }): CancelablePromise<AssignedStoresDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/seller/store',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The sellers to whom a property can be assigned
     * For administrators.
     * @returns SellersDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public sellers({
        requestBody,
    }: {
        requestBody: SellersRequestDto,
    }): CancelablePromise<SellersDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/sellers',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Create a property, or change it when StoreID is given
     * For administrators.
     * @returns StoreChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public save({
        requestBody,
    }: {
        requestBody: StoreFormDto,
    }): CancelablePromise<StoreChangedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/store',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Unpublish a property
     * For administrators.
     * @returns StoreChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public unpublish({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<StoreChangedDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/admin/store/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * A property with its seller, images and documents
     * For administrators.
     * @returns StoreDetailDto The record.
     * @throws ApiError
     */
    public detail({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<StoreDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/store/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Publish a property
     * For administrators.
     * @returns StoreChangedDto The record as it is now.
     * @throws ApiError
     */
    public publish({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<StoreChangedDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/admin/store/{id}/false',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Delete a property for good
     * For administrators.
     * @returns StoreChangedDto The record as it is now.
     * @throws ApiError
     */
    public delete({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<StoreChangedDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/admin/store/{id}/true',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Set the listing agents of a property
     * For administrators.
     * @returns StoreChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public setAgents({
        requestBody,
    }: {
        requestBody: StoreAgentsRequestDto,
    }): CancelablePromise<StoreChangedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/store/agents',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Save the description
     * For administrators.
     * @returns StoreChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public describe({
        requestBody,
    }: {
        requestBody: DescriptionRequestDto,
    }): CancelablePromise<StoreChangedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/store/desc',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Save the explorer radius
     * For administrators.
     * @returns StoreChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public setRadius({
        requestBody,
    }: {
        requestBody: RadiusRequestDto,
    }): CancelablePromise<StoreChangedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/store/radius',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Save the video
     * For administrators.
     * @returns StoreChangedDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public setVideo({
        requestBody,
    }: {
        requestBody: VideoRequestDto,
    }): CancelablePromise<StoreChangedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/store/video',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The property listing, newest first
     * For administrators.
     * @returns StoresDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public search({
        requestBody,
    }: {
        requestBody: StoresRequestDto,
    }): CancelablePromise<StoresDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/stores',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The listing as an Excel file, property_search_report.xlsx
     * For administrators.
     * @returns binary It is done; the answer says what came of it.
     * @throws ApiError
     */
    public download({
        requestBody,
    }: {
        requestBody: StoresReportRequestDto,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/stores/download',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The properties of a seller
     * For administrators.
     * @returns StoresOfSellerDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public ofSeller({
        requestBody,
    }: {
        requestBody: StoresOfSellerRequestDto,
    }): CancelablePromise<StoresOfSellerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/user/stores',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Every property, newest first
     * For administrators.
     * @returns LookupItemDto What was asked for.
     * @throws ApiError
     */
    public lookup(): CancelablePromise<Array<LookupItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/stores/0',
        });
    }
    /**
     * The distinct property names, sorted; with Name the first 25 that hold it
     * For administrators.
     * @returns LookupItemDto What was asked for.
     * @throws ApiError
     */
    public lookupNames({
        name,
    }: {
        /**
         * A part of a name: only the first 25 names that hold it are answered. Without it every name is.
         */
        name?: string,
    }): CancelablePromise<Array<LookupItemDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/lookup/stores/1',
            query: {
                'Name': name,
            },
        });
    }
}
