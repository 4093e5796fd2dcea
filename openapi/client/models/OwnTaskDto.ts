/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnTaskFileDto } from './OwnTaskFileDto';
import type { TaskSide } from './TaskSide';
export type OwnTaskDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * What it is called.
     */
    readonly title: string;
    /**
     * YYYY-MM-DD; null while it is not set.
     */
    readonly dueOn: string | null;
    /**
     * The part of the closing to which it belongs.
     */
    readonly phase: 'contract' | 'diligence' | 'financing' | 'title' | 'closing' | null;
    /**
     * Who has to do it.
     */
    readonly side: TaskSide;
    /**
     * The id of the deal.
     */
    readonly dealId: number | null;
    /**
     * The id of the property.
     */
    readonly propertyId: number | null;
    /**
     * The name of the property.
     */
    readonly propertyName: string | null;
    /**
     * When it was done; null as long as it is not.
     */
    readonly doneAt: string | null;
    /**
     * The files that belong to it.
     */
    readonly files: Array<OwnTaskFileDto>;
    /**
     * What the writer noted.
     */
    note: string | null;
};

