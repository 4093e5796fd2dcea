/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BuyerStoresDto } from '../models/BuyerStoresDto';
import type { PropertyProfileDto } from '../models/PropertyProfileDto';
import type { SellerStoresDto } from '../models/SellerStoresDto';
import type { SignedNdaDto } from '../models/SignedNdaDto';
import type { SignNdaDto } from '../models/SignNdaDto';
import type { StoreBuyersDto } from '../models/StoreBuyersDto';
import type { UserViewDto } from '../models/UserViewDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class JourneysService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * A user with the ids of their properties
     * For administrators.
     * @returns UserViewDto The record.
     * @throws ApiError
     */
    public userView({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<UserViewDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/admin/users/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Sign the NDA of a property
     * For buyers and sellers.
     * @returns SignedNdaDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public signNda({
        requestBody,
    }: {
        requestBody: SignNdaDto,
    }): CancelablePromise<SignedNdaDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/buyer/property/add/dashboard',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * A property whose NDA the buyer has signed
     * For buyers.
     * @returns PropertyProfileDto What was asked for.
     * @throws ApiError
     */
    public signedProfile({
        id,
        ndaId,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        /**
         * The id of the nda.
         */
        ndaId: number,
    }): CancelablePromise<PropertyProfileDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/buyer/store/profile/{id}/{ndaId}',
            path: {
                'id': id,
                'ndaId': ndaId,
            },
        });
    }
    /**
     * The buyer's properties and offers
     * For buyers.
     * @returns BuyerStoresDto What was asked for.
     * @throws ApiError
     */
    public buyerStores(): CancelablePromise<BuyerStoresDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/buyer/stores',
        });
    }
    /**
     * A property as this viewer may see it
     * For everyone, also without signing in.
     * @returns PropertyProfileDto The record.
     * @throws ApiError
     */
    public profile({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<PropertyProfileDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/home/store/profile/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The offers and documents of one of the seller's listings
     * For sellers.
     * @returns StoreBuyersDto The record.
     * @throws ApiError
     */
    public storeBuyers({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<StoreBuyersDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/seller/store/buyers/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The seller's listings
     * For sellers.
     * @returns SellerStoresDto What was asked for.
     * @throws ApiError
     */
    public sellerStores(): CancelablePromise<SellerStoresDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/seller/stores',
        });
    }
}
