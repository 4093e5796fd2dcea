/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealDto } from './DealDto';
import type { DealSearchDto } from './DealSearchDto';
import type { PaginationDto } from './PaginationDto';
export type DealSearchAnswerDto = {
    /**
     * The deals of the page.
     */
    Deals: Array<DealDto>;
    Pagination: PaginationDto;
    Criteria: DealSearchDto;
};

