/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnTaskFileDto } from './OwnTaskFileDto';
import type { TaskSide } from './TaskSide';
export type OwnTaskDto = {
    phase: 'contract' | 'diligence' | 'financing' | 'title' | 'closing' | null;
    side: TaskSide;
    files: Array<OwnTaskFileDto>;
    id: number;
    title: string;
    /**
     * YYYY-MM-DD; null while it is not set.
     */
    dueOn: string | null;
    dealId: number | null;
    propertyId: number | null;
    propertyName: string | null;
    doneAt: string | null;
    note: string | null;
};

