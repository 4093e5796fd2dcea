/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskPhase } from './TaskPhase';
import type { TaskSide } from './TaskSide';
export type TaskTemplateBodyDto = {
    phase: TaskPhase;
    side: TaskSide;
    /**
     * Days from the acceptance, or before the closing: one of the two.
     */
    afterAcceptance?: number | null;
    /**
     * How many days before the closing it is due.
     */
    beforeClosing?: number | null;
    /**
     * The name.
     */
    name: string;
    /**
     * Where it stands in its order; of a person, what they are.
     */
    position?: number;
    /**
     * On a weekend it is due on the Monday after.
     */
    moveToMonday?: boolean;
};

