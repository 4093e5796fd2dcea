/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CohortDto } from './CohortDto';
import type { DurationsDto } from './DurationsDto';
import type { LostDealsDto } from './LostDealsDto';
import type { StageDurationsDto } from './StageDurationsDto';
export type PipelineDto = {
    from: string;
    to: string;
    stages: Array<StageDurationsDto>;
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

