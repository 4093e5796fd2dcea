/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActivityPeriodDto } from './ActivityPeriodDto';
import type { ActivitySignerDto } from './ActivitySignerDto';
import type { ReportFiguresDto } from './ReportFiguresDto';
export type ActivityDto = {
    /**
     * YYYY-MM-DD.
     */
    from: string;
    /**
     * YYYY-MM-DD.
     */
    to: string;
    /**
     * The ranges of time, the shortest first.
     */
    periods: Array<ActivityPeriodDto>;
    /**
     * The newest, at most 50.
     */
    signers: Array<ActivitySignerDto>;
    figures: ReportFiguresDto;
};

