/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoteKind } from './NoteKind';
export type ReplacedNotePatchDto = {
    kind?: NoteKind;
    /**
     * What was written.
     */
    text?: string;
    /**
     * Left out: now; of a correction: as it was.
     */
    at?: string;
};

