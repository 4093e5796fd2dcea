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
     * @returns TeamMemberDto
     * @throws ApiError
     */
    public list(): CancelablePromise<Array<TeamMemberDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/team/list',
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
    /**
     * One member, as the first of a list
     * For everyone, also without signing in.
     * @returns TeamMemberDto
     * @throws ApiError
     */
    public member({
        id,
    }: {
        id: number,
    }): CancelablePromise<Array<TeamMemberDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/team/member/{id}',
            path: {
                'id': id,
            },
            errors: {
                400: `Refused; the text says why.`,
                401: `The token is missing, has expired or was revoked.`,
                403: `The role does not allow it.`,
                404: `No such record, or a record of somebody else.`,
                429: `Too many requests; Retry-After says when to try again.`,
                503: `Not available just now; Retry-After says when to try again.`,
            },
        });
    }
}
