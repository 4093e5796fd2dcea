/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskSide } from './TaskSide';
export type TaskChangeDto = {
    dueOn?: string | null;
    /**
     * Null: nobody's yet.
     */
    assigneeId?: number | null;
    side?: TaskSide;
    note?: string | null;
    title: string;
};

