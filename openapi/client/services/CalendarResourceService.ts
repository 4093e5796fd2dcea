/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CalendarResourceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The calendar behind a secret address, for calendar programs
     * For everyone, also without signing in.
     * @returns string iCalendar.
     * @throws ApiError
     */
    public read({
        token,
    }: {
        /**
         * The signed text that opens it.
         */
        token: string,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/calendar/{token}.ics',
            path: {
                'token': token,
            },
        });
    }
}
