/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CategoriesDto } from '../models/CategoriesDto';
import type { CategoryFamilyDto } from '../models/CategoryFamilyDto';
import type { CategoryFormDto } from '../models/CategoryFormDto';
import type { CategoryIdDto } from '../models/CategoryIdDto';
import type { CategoryLevelDto } from '../models/CategoryLevelDto';
import type { CategoryNameDto } from '../models/CategoryNameDto';
import type { CategorySearchDto } from '../models/CategorySearchDto';
import type { LevelCategoriesDto } from '../models/LevelCategoriesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CategoriesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The categories
     * For administrators.
     * @returns CategoriesDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public search({
        requestBody,
    }: {
        requestBody: CategorySearchDto,
    }): CancelablePromise<CategoriesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/categories',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * The active categories of a level, with whether a vendor has them
     * For administrators.
     * @returns LevelCategoriesDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public ofLevel({
        requestBody,
    }: {
        requestBody: CategoryLevelDto,
    }): CancelablePromise<LevelCategoriesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/categories/level',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Create or change a category
     * For administrators.
     * @returns CategoryIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public save({
        requestBody,
    }: {
        requestBody: CategoryFormDto,
    }): CancelablePromise<CategoryIdDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/admin/category',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take a category out of the directory
     * For administrators.
     * @returns CategoryIdDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public deactivate({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<CategoryIdDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/admin/category/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Bring a category back
     * For administrators.
     * @returns CategoryIdDto The record as it is now.
     * @throws ApiError
     */
    public restore({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<CategoryIdDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/admin/category/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * The primary categories with the children of one
     * For everyone, also without signing in.
     * @returns CategoryFamilyDto The record.
     * @throws ApiError
     */
    public family({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<CategoryFamilyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/category/full/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * With 0 the primary categories of the directory, otherwise the children of one
     * For everyone, also without signing in.
     * @returns CategoryNameDto The record.
     * @throws ApiError
     */
    public names({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Array<CategoryNameDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/category/parent/list/{id}',
            path: {
                'id': id,
            },
        });
    }
}
