/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DueTaskDto } from './DueTaskDto';
export type MyTasksDto = {
    /**
     * The five that are due first.
     */
    first: Array<DueTaskDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

