/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyState } from './PrivacyState';
export type PrivacyRequestToAnswerDto = {
    /**
     * Whether another administrator has to approve it, or it waits for its day.
     */
    state: PrivacyState;
    /**
     * Whole days until the answer is due, negative when it is late.
     */
    daysLeft: number;
    /**
     * UTC.
     */
    receivedAt: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * Who asked; the e-mail address of a visitor.
     */
    name: string;
};

