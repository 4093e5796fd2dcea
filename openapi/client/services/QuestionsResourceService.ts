/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AnswerBodyDto } from '../models/AnswerBodyDto';
import type { DeclineQuestionDto } from '../models/DeclineQuestionDto';
import type { PublishAnswerDto } from '../models/PublishAnswerDto';
import type { QuestionDto } from '../models/QuestionDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class QuestionsResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * What buyers have asked, with every version of the answers; filters: propertyId, state (open, answered, declined), q, id
     * For administrators.
     * @returns QuestionDto
     * @throws ApiError
     */
    public list({
        sort,
        range,
        filter,
    }: {
        /**
         * JSON: [field, "ASC" or "DESC"]
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows
         */
        range?: string,
        /**
         * JSON: field to value
         */
        filter?: string,
    }): CancelablePromise<Array<QuestionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/questions',
            query: {
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * A question with every version of its answer
     * For administrators.
     * @returns QuestionDto
     * @throws ApiError
     */
    public get({
        id,
    }: {
        id: number,
    }): CancelablePromise<QuestionDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/questions/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Draft an answer, or a correction of one; nobody but the office and the owning seller reads it
     * For administrators.
     * @returns QuestionDto
     * @throws ApiError
     */
    public draft({
        id,
        requestBody,
        idempotencyKey,
    }: {
        id: number,
        requestBody: AnswerBodyDto,
        /**
         * Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.
         */
        idempotencyKey?: string,
    }): CancelablePromise<QuestionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/questions/{id}/answers',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Say that an open question is not answered
     * For administrators.
     * @returns QuestionDto
     * @throws ApiError
     */
    public decline({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: DeclineQuestionDto,
    }): CancelablePromise<QuestionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/questions/{id}/decline',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Show the newest draft to the asker, or with a wording of the question to all who have access
     * For administrators.
     * @returns QuestionDto
     * @throws ApiError
     */
    public publish({
        id,
        requestBody,
    }: {
        id: number,
        requestBody: PublishAnswerDto,
    }): CancelablePromise<QuestionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/questions/{id}/publish',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
