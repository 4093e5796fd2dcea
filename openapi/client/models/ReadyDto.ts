/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckResult } from './CheckResult';
import type { Readiness } from './Readiness';
import type { SchemaState } from './SchemaState';
export type ReadyDto = {
    /**
     * `degraded`: people are served, but mails wait (Redis), files cannot be reached (storage) or reads have fewer servers (replicas).
     * `stopping`: requests are still answered, but new ones should go elsewhere.
     */
    status: Readiness;
    postgres: CheckResult;
    /**
     * `behind`: migrations of this version have not been run, so nothing is served; those of a newer one do no harm.
     */
    schema: SchemaState;
    redis: CheckResult;
    storage: CheckResult;
    /**
     * The read replicas, if there are any; while one is left out, the rest and the primary serve its readers.
     */
    replicas: CheckResult;
    /**
     * The version of the product.
     */
    version: string;
};

