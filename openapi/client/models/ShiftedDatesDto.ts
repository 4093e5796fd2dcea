/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MovedDateDto } from './MovedDateDto';
import type { MovedTaskDto } from './MovedTaskDto';
export type ShiftedDatesDto = {
    dates: Array<MovedDateDto>;
    tasks: Array<MovedTaskDto>;
};

