/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskSide } from './TaskSide';
export type TaskChangeDto = {
    /**
     * The day on which it is due, as YYYY-MM-DD.
     */
    dueOn?: string | null;
    /**
     * Null: nobody's yet.
     */
    assigneeId?: number | null;
    side?: TaskSide;
    /**
     * What the writer noted.
     */
    note?: string | null;
    /**
     * What it is called.
     */
    title: string;
};

