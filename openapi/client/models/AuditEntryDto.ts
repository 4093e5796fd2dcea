/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RecordNameDto } from './RecordNameDto';
export type AuditEntryDto = {
    /**
     * Null when the product itself did it.
     */
    actorId: number | null;
    /**
     * The name at that time.
     */
    actorName: string | null;
    /**
     * As what they did it: 1 administrator, 2 buyer, 3 seller.
     */
    actorUserTypeId: number | null;
    /**
     * The e-mail address of who did it.
     */
    actorEmail: string | null;
    /**
     * The id of the record that it is about.
     */
    subjectId: number | null;
    /**
     * The name at that time; null where none is known.
     */
    subjectName: string | null;
    /**
     * Of a person; null for anything else.
     */
    subjectUserTypeId: number | null;
    /**
     * Where the request came from, as far as the configured proxies are believed.
     */
    address: string | null;
    /**
     * Field to value before the change; only the fields that it touched.
     */
    before: Record<string, any> | null;
    /**
     * The same fields after it.
     */
    after: Record<string, any> | null;
    /**
     * What else is known, for example the stages of a deal.
     */
    detail: Record<string, any>;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * Domain and verb, for example `deal.moved`.
     */
    action: string;
    /**
     * What it was done to, for example `property`.
     */
    subjectType: string;
    /**
     * The record was deleted since.
     */
    subjectGone: boolean;
    /**
     * The people and records that the fields above name by their ids, as far as they are still there.
     */
    related: Array<RecordNameDto>;
};

