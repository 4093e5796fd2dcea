/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckResult } from './CheckResult';
import type { Readiness } from './Readiness';
export type ReadyDto = {
    /**
     * `degraded`: people are served, but mails wait (Redis) or files cannot be reached (storage).
     */
    status: Readiness;
    postgres: CheckResult;
    redis: CheckResult;
    storage: CheckResult;
};

