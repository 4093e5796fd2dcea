/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CohortDto } from './CohortDto';
import type { DurationsDto } from './DurationsDto';
import type { LostDealsDto } from './LostDealsDto';
import type { StageDurationsDto } from './StageDurationsDto';
export type PipelineDto = {
    /**
     * The lower bound, in the unit of what it bounds.
     */
    from: string;
    /**
     * The upper bound, in the unit of what it bounds.
     */
    to: string;
    /**
     * The stages of deals, in their order.
     */
    stages: Array<StageDurationsDto>;
    /**
     * The deals by the month in which they began.
     */
    cohorts: Array<CohortDto>;
    /**
     * From an offer to its first answer.
     */
    answers: DurationsDto;
    /**
     * The most frequent first.
     */
    lost: Array<LostDealsDto>;
    /**
     * Lost deals whose reasons are not among those.
     */
    lostOtherwise: number;
};

