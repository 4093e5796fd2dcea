/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MovedDateDto } from './MovedDateDto';
import type { MovedTaskDto } from './MovedTaskDto';
export type ShiftedDatesDto = {
    /**
     * The dates as they are now.
     */
    dates: Array<MovedDateDto>;
    /**
     * The tasks as they are now.
     */
    tasks: Array<MovedTaskDto>;
};

