/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskPhase } from './TaskPhase';
import type { TaskSide } from './TaskSide';
export type TaskTemplateDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    phase: TaskPhase;
    side: TaskSide;
    /**
     * The title of its tasks.
     */
    name: string;
    /**
     * Lists show the lowest first.
     */
    position: number;
    /**
     * Days from the acceptance; null where it is due before the closing.
     */
    afterAcceptance: number | null;
    /**
     * Days before the closing.
     */
    beforeClosing: number | null;
    /**
     * On a weekend it is due on the Monday after.
     */
    moveToMonday: boolean;
};

