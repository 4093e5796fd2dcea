/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskDocumentDto } from './TaskDocumentDto';
import type { TaskSide } from './TaskSide';
import type { TaskSubject } from './TaskSubject';
export type TaskDto = {
    readonly id: number;
    side: TaskSide;
    /**
     * Null for one that was added by hand, and once its template is gone.
     */
    readonly phase: 'contract' | 'diligence' | 'financing' | 'title' | 'closing' | null;
    /**
     * What it is about.
     */
    readonly subject: TaskSubject;
    readonly subjectId: number;
    readonly subjectName: string;
    /**
     * Of the deal or the property that it is about.
     */
    readonly propertyId: number | null;
    readonly propertyName: string | null;
    readonly assigneeName: string | null;
    /**
     * Whose task it was until they were rejected.
     */
    readonly takenOverFrom: string | null;
    readonly doneAt: string | null;
    readonly doneById: number | null;
    /**
     * Null when it was closed with its deal.
     */
    readonly doneBy: string | null;
    readonly files: Array<TaskDocumentDto>;
    title: string;
    /**
     * YYYY-MM-DD; null while it is not set.
     */
    dueOn: string | null;
    /**
     * Null: nobody has taken it yet.
     */
    assigneeId: number | null;
    note: string | null;
};

