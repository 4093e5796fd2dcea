/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoteKind } from './NoteKind';
import type { NoteSubject } from './NoteSubject';
export type NoteDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * What kind of record it is about.
     */
    readonly subjectType: NoteSubject;
    /**
     * The id of the record that it is about.
     */
    readonly subjectId: number;
    /**
     * What the record is called now.
     */
    readonly subjectName: string;
    kind: NoteKind;
    /**
     * The id of who wrote it.
     */
    readonly authorId: number;
    /**
     * The name of who wrote it.
     */
    readonly authorName: string;
    /**
     * As what they wrote it: 1 administrator, 2 buyer, 3 seller.
     */
    readonly authorUserTypeId: number;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * When its author corrected it last; null when it is as it was written.
     */
    readonly modifiedAt: string | null;
    /**
     * What was written.
     */
    text: string;
    /**
     * When it was.
     */
    at: string;
};

