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
     * For administrators. An API key needs the scope `questions:read`.
     * @returns QuestionDto What was asked for.
     * @throws ApiError
     */
    public list({
        id,
        propertyId,
        state,
        q,
        orderBy,
        limit,
        cursor,
        sort,
        range,
        filter,
    }: {
        /**
         * Only with one of these values of `id`, with commas between them.
         */
        id?: Array<number>,
        /**
         * Only with this value of `propertyId`.
         */
        propertyId?: number,
        /**
         * Only with this value of `state`.
         */
        state?: string,
        /**
         * Words that are looked for in the texts of the records.
         */
        q?: string,
        /**
         * A field to sort by, downwards with `-` before it; `-id` where it is left out.
         */
        orderBy?: 'id' | '-id' | 'createdAt' | '-createdAt' | 'dueAt' | '-dueAt' | 'propertyName' | '-propertyName' | 'state' | '-state',
        /**
         * Most rows of the page; 10 where it is left out.
         */
        limit?: number,
        /**
         * Where to go on: from the `Link` of the page before, with the same order.
         */
        cursor?: string,
        /**
         * JSON: [field, "ASC" or "DESC"]. It goes with no other way to ask.
         * @deprecated
         */
        sort?: string,
        /**
         * JSON: [first, last], both counted from 0, at most 1000 rows. It goes with no other way to ask.
         * @deprecated
         */
        range?: string,
        /**
         * JSON: field to value. It goes with no other way to ask.
         * @deprecated
         */
        filter?: string,
    }): CancelablePromise<Array<QuestionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/questions',
            query: {
                'id': id,
                'propertyId': propertyId,
                'state': state,
                'q': q,
                'orderBy': orderBy,
                'limit': limit,
                'cursor': cursor,
                'sort': sort,
                'range': range,
                'filter': filter,
            },
        });
    }
    /**
     * A question with every version of its answer
     * For administrators. An API key needs the scope `questions:read`.
     * @returns QuestionDto The record.
     * @throws ApiError
     */
    public get({
        id,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `questions:write`.
     * @returns QuestionDto What was made.
     * @throws ApiError
     */
    public draft({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `questions:write`.
     * @returns QuestionDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public decline({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
     * For administrators. An API key needs the scope `questions:write`.
     * @returns QuestionDto It is done; the answer says what came of it.
     * @throws ApiError
     */
    public publish({
        id,
        requestBody,
    }: {
        /**
         * The id of the record.
         */
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
