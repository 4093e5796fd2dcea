/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoteKind } from './NoteKind';
export type ReplacedNotePatchDto = {
    kind?: NoteKind;
    /**
     * Left out: now; of a correction: as it was.
     */
    at?: string;
    /**
     * What was written.
     */
    text?: string;
};

