/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoteKind } from './NoteKind';
import type { NoteSubject } from './NoteSubject';
export type NewNoteDto = {
    kind: NoteKind;
    /**
     * What was written.
     */
    text: string;
    /**
     * Left out: now; of a correction: as it was.
     */
    at?: string;
    subjectType: NoteSubject;
    /**
     * Of the deal, the property, the person or the enquiry.
     */
    subjectId: number;
};

