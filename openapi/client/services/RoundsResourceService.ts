/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CloseRoundDto } from '../models/CloseRoundDto';
import type { ExtendRoundDto } from '../models/ExtendRoundDto';
import type { InviteToRoundDto } from '../models/InviteToRoundDto';
import type { RoundChangeDto } from '../models/RoundChangeDto';
import type { RoundDto } from '../models/RoundDto';
import type { UnsealRoundDto } from '../models/UnsealRoundDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class RoundsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Change what a round says before anybody has offered in it; keys need deals:write
     * For administrators. An API key needs the scope `deals:write`.
     * @returns RoundDto The record as it is now.
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
        requestBody: RoundChangeDto,
    }): CancelablePromise<RoundDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/rounds/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * End a round, keep who was chosen, write to others, and lower their access; keys need deals:write
     * For administrators. An API key needs the scope `deals:write`.
     * @returns RoundDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public close({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: CloseRoundDto,
    }): CancelablePromise<RoundDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/rounds/{id}/close',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Let a round end later, and tell those who are invited; keys need deals:write
     * For administrators. An API key needs the scope `deals:write`.
     * @returns RoundDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public extend({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: ExtendRoundDto,
    }): CancelablePromise<RoundDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/rounds/{id}/extend',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Ask the buyers of open deals for an offer in this round, each once; keys need deals:write
     * For administrators. An API key needs the scope `deals:write`.
     * @returns RoundDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public invite({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: InviteToRoundDto,
    }): CancelablePromise<RoundDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/rounds/{id}/invite',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read the offers of a sealed round before they are due, and say why; keys need deals:write
     * For administrators. An API key needs the scope `deals:write`.
     * @returns RoundDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public unseal({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
        id: number,
        requestBody: UnsealRoundDto,
    }): CancelablePromise<RoundDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/rounds/{id}/unseal',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
