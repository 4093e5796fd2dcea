/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnTaskFileDto } from './OwnTaskFileDto';
import type { TaskSide } from './TaskSide';
export type OwnTaskDto = {
    readonly id: number;
    readonly title: string;
    /**
     * YYYY-MM-DD; null while it is not set.
     */
    readonly dueOn: string | null;
    readonly phase: 'contract' | 'diligence' | 'financing' | 'title' | 'closing' | null;
    readonly side: TaskSide;
    readonly dealId: number | null;
    readonly propertyId: number | null;
    readonly propertyName: string | null;
    readonly doneAt: string | null;
    readonly files: Array<OwnTaskFileDto>;
    note: string | null;
};

