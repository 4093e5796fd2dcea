/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaskDocumentDto } from './TaskDocumentDto';
import type { TaskSide } from './TaskSide';
import type { TaskSubject } from './TaskSubject';
export type TaskDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    side: TaskSide;
    /**
     * Null for one that was added by hand, and once its template is gone.
     */
    readonly phase: 'contract' | 'diligence' | 'financing' | 'title' | 'closing' | null;
    /**
     * What it is about.
     */
    readonly subject: TaskSubject;
    /**
     * The id of the record that it is about.
     */
    readonly subjectId: number;
    /**
     * The name of the subject.
     */
    readonly subjectName: string;
    /**
     * Of the deal or the property that it is about.
     */
    readonly propertyId: number | null;
    /**
     * The name of the property.
     */
    readonly propertyName: string | null;
    /**
     * The name of who has to do it.
     */
    readonly assigneeName: string | null;
    /**
     * Whose task it was until they were rejected.
     */
    readonly takenOverFrom: string | null;
    /**
     * When it was done; null as long as it is not.
     */
    readonly doneAt: string | null;
    /**
     * The id of who has done it.
     */
    readonly doneById: number | null;
    /**
     * Null when it was closed with its deal.
     */
    readonly doneBy: string | null;
    /**
     * The files that belong to it.
     */
    readonly files: Array<TaskDocumentDto>;
    /**
     * What it is called.
     */
    title: string;
    /**
     * YYYY-MM-DD; null while it is not set.
     */
    dueOn: string | null;
    /**
     * Null: nobody has taken it yet.
     */
    assigneeId: number | null;
    /**
     * What the writer noted.
     */
    note: string | null;
};

