/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyDecision } from './PrivacyDecision';
export type PrivacyDecisionDto = {
    /**
     * Whether the deletion is carried out.
     */
    decision: PrivacyDecision;
    /**
     * Why it is refused, as the person is told; only with a refusal.
     */
    reason?: string;
};

