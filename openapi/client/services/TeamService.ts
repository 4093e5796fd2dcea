/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TeamMemberDto } from '../models/TeamMemberDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class TeamService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The team
     * For everyone, also without signing in.
     * @returns TeamMemberDto What was asked for.
     * @throws ApiError
     */
    public list(): CancelablePromise<Array<TeamMemberDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/team/list',
        });
    }
    /**
     * One member, as the first of a list
     * For everyone, also without signing in.
     * @returns TeamMemberDto The record.
     * @throws ApiError
     */
    public member({
        id,
    }: {
        /**
         * The id of the record.
         */
        id: number,
    }): CancelablePromise<Array<TeamMemberDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/team/member/{id}',
            path: {
                'id': id,
            },
        });
    }
}
