/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoteKind } from './NoteKind';
import type { NoteSubject } from './NoteSubject';
export type NoteDto = {
    readonly id: number;
    readonly subjectType: NoteSubject;
    readonly subjectId: number;
    /**
     * What the record is called now.
     */
    readonly subjectName: string;
    kind: NoteKind;
    readonly authorId: number;
    readonly authorName: string;
    readonly authorUserTypeId: number;
    readonly createdAt: string;
    /**
     * When its author corrected it last; null when it is as it was written.
     */
    readonly modifiedAt: string | null;
    text: string;
    /**
     * When it was.
     */
    at: string;
};

