/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoteKind } from './NoteKind';
import type { NoteSubject } from './NoteSubject';
export type NoteDto = {
    subjectType: NoteSubject;
    kind: NoteKind;
    id: number;
    subjectId: number;
    /**
     * What the record is called now.
     */
    subjectName: string;
    text: string;
    /**
     * When it was.
     */
    at: string;
    authorId: number;
    authorName: string;
    authorUserTypeId: number;
    createdAt: string;
    /**
     * When its author corrected it last; null when it is as it was written.
     */
    modifiedAt: string | null;
};

